import { lexicon } from "./concepts";
import type { CheckedLanguage } from "./languages/language-data";
import { stemOf } from "./stems";
import type { Word } from "./text-parts";

/** Whether a word claims nothing by itself: as a list has it, or as another form of that. */
export const isNeutral = ({ text }: Pick<Word, "text">, languages: readonly CheckedLanguage[]): boolean => {
  const { neutral } = lexicon();
  return languages.some((language) => {
    if (neutral[language].has(text)) return true;
    if (language === "ar") {
      const bare = text.replace(JOINED, "");
      if (bare.length >= 3 && neutral.ar.has(bare)) return true;
      // “We arrange” and “we arranged” are as neutral as “I arrange”.
      if (bare.length >= 4 && (neutral.ar.has(bare.replace(/^[نيت]/u, "ا")) || neutral.ar.has(bare.replace(/نا$/u, "ت"))))
        return true;
      if (isNeutralWithSuffix(bare, neutral.ar)) return true;
    }
    if (language === "fr" && PLURAL.test(text) && neutral.fr.has(stemOf(text.replace(PLURAL, "er"), "fr"))) return true;
    const stem = stemOf(text, language);
    return text.length > 3 && ((stem.length > 3 && neutral[language].has(stem)) || (ABSTRACT[language]?.test(text) ?? false));
  });
};

/** Endings of adverbs and of words for qualities. */
const ABSTRACT: Partial<Record<CheckedLanguage, RegExp>> = {
  en: /(?:[^i]ly|ily|ness|fulness)$/,
  de: /(?:heit|keit|lich(?:e[nrsm]?)?|sam(?:e[nrsm]?)?|weise)$/,
  fr: /(?:eusement|ivement|[eé]llement|alement|ablement|iblement|amment|emment|itement|idement|erement)$/,
  es: /mente$/,
};

/** Words of one letter that Arabic joins to the next word. A name has the article. */
const JOINED = /^(?:[وف][بلك]?|[بلك])(?=\p{L}{3})(?!ل)/u;

/** “Nous présentons”, “ils attestent”. */
const PLURAL = /(?<=\p{L}{3})(?:e?ons|ent)$/u;

/** What Arabic joins to the end of a word: “my post”, “in its time”. A feminine noun has another last letter before it, and a name the article. */
const OWNED = /(?:هما|كما|ها|هم|هن|كم|نا|ني|ه|ي|ك)$/u;
const isNeutralWithSuffix = (text: string, neutral: ReadonlySet<string>): boolean => {
  const plain = text.replace(/^س(?=[انيت]\p{L}{3})/u, "");
  const bare = plain.replace(OWNED, "");
  return [plain, bare, bare.replace(/ت$/u, "ه")].some((form) => form.length >= 3 && form !== text && neutral.has(form));
};
