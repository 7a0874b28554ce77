import { lexicon } from "./concepts";
import type { CheckedLanguage } from "./languages/language-data";
import { soundsLike } from "./scripts";
import type { Occurrence, SourceIndex } from "./source-index";
import { arabicRoot, stemOf } from "./stems";

const LEAST_BEGINNING = 5;
const LEAST_SHARED = 0.65;
const LEAST_PART = 4;
/** What German and its neighbours put between the parts of a compound. */
const LINKS = /(?:es|en|er|s|n|e)$/;

/** Where the sources have one of the concepts, or one that implies it. */
export const ofConcepts = (index: SourceIndex, concepts: readonly number[]): Occurrence[] =>
  concepts.flatMap((id) => ofConcept(index, id));

/** Looked for once: a career of thousands of sources has each of them in many places. */
const known = new WeakMap<SourceIndex, Map<number, readonly Occurrence[]>>();

function ofConcept(index: SourceIndex, id: number): readonly Occurrence[] {
  const all = known.get(index) ?? new Map<number, readonly Occurrence[]>();
  known.set(index, all);
  const before = all.get(id);
  if (before) return before;
  const places = (lexicon().concepts[id]?.supportedBy ?? [id]).flatMap((other) => {
    const found = index.concepts.get(other) ?? [];
    // What is only implied names no entry: every baker is a worker.
    if (other === id) return found;
    return found.filter(({ isNegated }) => !isNegated).map((place) => (place.isHeader ? { ...place, isHeader: false } : place));
  });
  all.set(id, places);
  return places;
}

/** Where the sources have the word in any of its forms. */
export function ofWord(index: SourceIndex, word: string, languages: readonly CheckedLanguage[]): Occurrence[] {
  const keys = new Set([word, ...languages.map((language) => stemOf(word, language))]);
  if (languages.includes("ar") && /\p{sc=Arabic}/u.test(word)) {
    keys.add(arabicRoot(word));
    // “عملت فنيا”: the ending of a noun beside a verb.
    if (word.length >= 4 && word.endsWith("ا")) keys.add(word.slice(0, -1));
  }
  const found = [...keys].flatMap((key) => index.words.get(key) ?? []);
  if (found.length > 0) return found;
  if (languages[0] === "fr" && PLURAL.test(word)) {
    const singular = index.words.get(stemOf(word.replace(PLURAL, "er"), "fr")) ?? [];
    if (singular.length > 0) return singular;
  }
  const alike = similarWords(index, word);
  return alike.length > 0 ? alike : soundsLikeSource(index, word);
}

/** “Nous plantons”, “ils plantent”: nouns end so, too. */
const PLURAL = /(?<=\p{L}{3})(?:e?ons|ent)$/u;

/** Where the sources have the very word. */
export const ofExactWord = (index: SourceIndex, word: string): Occurrence[] => index.words.get(word) ?? [];

/** Words with the same beginning, as forms that no stemmer joins have. */
function similarWords(index: SourceIndex, word: string): Occurrence[] {
  if (word.length < LEAST_BEGINNING || !/^\p{L}+$/u.test(word)) return [];
  return (index.byBeginning.get(word.slice(0, 4)) ?? [])
    .filter((known) => {
      let shared = 0;
      while (shared < word.length && word[shared] === known[shared]) shared++;
      return shared >= LEAST_BEGINNING && shared >= LEAST_SHARED * Math.max(word.length, known.length);
    })
    .flatMap((known) => index.words.get(known) ?? []);
}

/** A name in another script: only sources of another script are compared. */
function soundsLikeSource(index: SourceIndex, word: string): Occurrence[] {
  if (word.length < 3) return [];
  const known =
    index.sounds.get(word) ??
    (word.charCodeAt(0) < 0x250 ? index.otherScripts : index.latin).find((one) => soundsLike(word, one)) ??
    "";
  index.sounds.set(word, known);
  return index.words.get(known) ?? [];
}

/** The source's words that have this one as a part, as “Kabelplan” has “Plan”. */
export const ofPart = (index: SourceIndex, word: string): Occurrence[] =>
  word.length < LEAST_PART
    ? []
    : index.long
        .filter((known) => known.length >= word.length + 3 && (known.endsWith(word) || known.startsWith(word)))
        .flatMap((known) =>
          /(?:frei|los)$/.test(known) ? denied(index.words.get(known) ?? []) : (index.words.get(known) ?? []),
        );

/** “Unfallfrei” denies its first part. */
const denied = (places: readonly Occurrence[]): Occurrence[] =>
  places.map((place) => ({ ...place, isNegated: !place.isNegated }));

/** The source's words that begin with this one, without its ending. */
export function ofBeginning(index: SourceIndex, word: string): Occurrence[] {
  const stem = stemOf(word, "de");
  return stem.length < LEAST_BEGINNING
    ? []
    : index.long.filter((known) => known.startsWith(stem)).flatMap((known) => index.words.get(known) ?? []);
}

/** The parts of a compound, where `isKnown` knows both; null otherwise. */
export function partsOf(word: string, isKnown: (part: string) => boolean): [string, string] | null {
  if (word.length < 2 * LEAST_PART || !/^\p{sc=Latin}+$/u.test(word)) return null;
  for (let at = word.length - LEAST_PART; at >= LEAST_PART - 1; at--) {
    const [left, right] = [word.slice(0, at), word.slice(at)];
    if (!isKnown(right)) continue;
    if (isKnown(left)) return [left, right];
    const bare = left.replace(LINKS, "");
    if (bare.length >= LEAST_PART - 1 && isKnown(bare)) return [bare, right];
  }
  return null;
}

/** No kanji has a smaller code; testing it is quicker than the pattern. */
const FIRST_OF_EAST = 0x2e80;
const IS_HAN = /\p{sc=Han}/u;

/** Whether two words name the same thing. */
export function areAlike(
  one: { keys: readonly string[]; concepts: readonly number[] },
  other: { keys: readonly string[]; concepts: readonly number[] },
) {
  if (one.keys.some((key) => other.keys.includes(key))) return true;
  const known = lexicon().concepts;
  if (one.concepts.some((id) => known[id]?.supportedBy.some((implied) => other.concepts.includes(implied)))) return true;
  return one.keys.some((key) =>
    other.keys.some(
      (known) =>
        (key.length >= LEAST_PART &&
          known.length >= LEAST_PART &&
          (known.startsWith(key) || key.startsWith(known) || known.endsWith(key) || key.endsWith(known))) ||
        (key.charCodeAt(0) >= FIRST_OF_EAST && IS_HAN.test(key) && (known.includes(key) || key.includes(known))) ||
        soundsLike(key, known),
    ),
  );
}
