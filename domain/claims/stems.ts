import { stemmer as nl } from "@orama/stemmers/dutch";
import { stemmer as en } from "@orama/stemmers/english";
import { stemmer as fr } from "@orama/stemmers/french";
import { stemmer as de } from "@orama/stemmers/german";
import { stemmer as it } from "@orama/stemmers/italian";
import { stemmer as pt } from "@orama/stemmers/portuguese";
import { stemmer as es } from "@orama/stemmers/spanish";
import { stemmer as tr } from "@orama/stemmers/turkish";
import { stemmer as uk } from "@orama/stemmers/ukrainian";
import { regularOf, withoutDiphthong } from "./irregular";
import { normal } from "./normal";

const STEMMERS: Record<string, (word: string) => string> = { en, de, fr, es, it, nl, pt, tr, uk };
const cache = new Map<string, string>();
const MAX_CACHED = 50_000;

/** What the forms of a normalised word have in common. */
export function stemOf(word: string, language: string): string {
  const key = `${language} ${word}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  if (cache.size > MAX_CACHED) cache.clear();
  const stem = makeStem(word, language);
  cache.set(key, stem);
  return stem;
}

const SEPARABLE =
  /^(ab|an|auf|aus|bei|ein|vor|zu|durch|mit|um|nach|her|hin|weiter|zuruck|teil|uber|unter|heraus|zusammen|fest|wieder)(?:ge|zu)(\p{L}{3,})$/u;

function makeStem(word: string, language: string): string {
  if (/\p{sc=Arabic}/u.test(word)) return arabicStem(word);
  if (!/^\p{L}{3,}$/u.test(word)) return word;
  const regular = regularOf(word, language);
  if (regular !== null && regular !== word) return language === "fr" ? regular : makeStem(regular, language);
  if (word.length < 4) return word;
  if (language === "en") return en(word.replace(/is(?=(?:e|ed|es|er|ers|ing|ation|ations)$)/, "iz"));
  if (language === "de") {
    const joined = word.replace(SEPARABLE, "$1$2");
    const bare = joined === word && /^ge\p{L}{3,}(?:t|en)$/u.test(word) ? word.slice(2) : joined;
    return normal(de(bare.replace(/(?:innen|in)$/, (end) => (bare.length > end.length + 4 ? "" : end)))).replace(
      /et$|t$|te$/,
      "",
    );
  }
  if (language === "es" && ENCLITIC.test(word)) return makeStem(word.replace(ENCLITIC, ""), language);
  const stem = normal((STEMMERS[language] ?? ((same: string) => same))(word));
  const bare = (language === "fr" || language === "es") && stem.length > 4 ? stem.replace(/[aeio]$/, "") : stem;
  return language === "es" ? withoutDiphthong(bare) : bare;
}

/** “Terminarlo”, “adaptarme”, “haciéndolo”. */
const ENCLITIC = /(?<=\p{L}{2}(?:[aei]r|ndo))(?:(?:me|te|se|nos|os)?(?:l[aeo]s?)|me|te|se|nos)$/u;

/** Without article, short words that are joined to it, and endings. */
function arabicStem(word: string): string {
  let stem = word.replace(/[\u064b-\u0652ـ]/g, "");
  stem = stem.replace(/^(?:[وف]?(?:بال|كال|لل|ال))(?=\p{L}{3,})/u, "").replace(/^(?:[وفبل](?=\p{L}{3,})|ك(?=\p{L}{4,}))/u, "");
  stem = stem.replace(/(?<=\p{L}{3})(?:هما|كما|ها|هم|هن|كم|نا|ات|ان|ين|ون|تي|ه|ي|ا|ت)$/u, "");
  return stem;
}

/** Nearly the root: without the letters that change between the forms of a verb, its nouns and their plurals. */
export function arabicRoot(word: string): string {
  const stem = arabicStem(word).replace(/^[اينتم](?=\p{L}{3,})/u, "");
  const bare = stem.charAt(0) + stem.slice(1).replace(/[اوي]/g, "");
  return bare.length >= 3 ? bare : stem;
}
