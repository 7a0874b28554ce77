import type { FieldDescription } from "./description";
import { plain } from "./plain";
import { LANGUAGES } from "./words/languages";
import { GUARDS, type Guard, MEANINGS, type Meaning, TOPICS, type Topic, type Words } from "./words/words";

/** The words of a language in the form in which they are compared. */
export interface Vocabulary {
  language: string;
  words: Words;
  fields: [Meaning, string[]][];
  topics: Record<Topic, string[]>;
  guards: Record<Guard, string[]>;
  others: string[];
  fillers: ReadonlySet<string>;
  yes: string[];
  no: string[];
}

const plainAll = (phrases: readonly string[] = []): string[] => [...new Set(phrases.map(plain))];

const VOCABULARIES = new Map<string, Vocabulary>();

function vocabularyOf(language: string): Vocabulary | null {
  const words = LANGUAGES[language];
  if (!words) return null;
  const known = VOCABULARIES.get(language);
  if (known) return known;
  const made: Vocabulary = {
    language,
    words,
    fields: MEANINGS.map((meaning) => [meaning, plainAll(words.fields[meaning])]),
    topics: Object.fromEntries(TOPICS.map((topic) => [topic, plainAll(words.topics[topic])])) as Vocabulary["topics"],
    guards: Object.fromEntries(GUARDS.map((guard) => [guard, plainAll(words.guards[guard])])) as Vocabulary["guards"],
    others: plainAll(words.others),
    fillers: new Set(plainAll(words.fillers)),
    yes: plainAll(words.yes),
    no: plainAll(words.no),
  };
  VOCABULARIES.set(language, made);
  return made;
}

/**
 * The languages that a form may be in, the likeliest first: the one in which most of its labels are known, the one that the page
 * declares, and English, in which technical names are written. Pages often declare a wrong language.
 */
export function vocabulariesFor(fields: readonly FieldDescription[], declared: string): Vocabulary[] {
  const labels = fields.map(({ label }) => plain(label)).filter((label) => label !== "");
  const counted = Object.keys(LANGUAGES)
    .flatMap((language) => vocabularyOf(language) ?? [])
    .map((vocabulary) => {
      const known = new Set(vocabulary.fields.flatMap(([, phrases]) => phrases));
      return { vocabulary, count: labels.filter((label) => known.has(label)).length };
    });
  const tag = declared.toLowerCase().split("-")[0] ?? "";
  const rank = ({ vocabulary, count }: (typeof counted)[number]) => count * 2 + (vocabulary.language === tag ? 1 : 0);
  const [best] = counted.toSorted((a, b) => rank(b) - rank(a));
  const chosen = [best && rank(best) > 0 ? best.vocabulary.language : tag, tag, "en"];
  return [...new Set(chosen)].flatMap((language) => vocabularyOf(language) ?? []);
}
