import { CONCEPT_FINDERS } from "../concept-rules";
import { mailLanguages } from "../mail-languages";
import { FINDERS } from "../mail-rules";
import { mailSentences } from "../mail-sentences";
import { mailWords } from "../mail-words";
import { meaningsOf } from "./vocabulary";

/** What of a mail tells its meaning: of each of its sentences, as written, what weights are learned for. The subject comes first. */
export interface MailFeatures {
  sentences: readonly { text: string; features: readonly string[] }[];
  /** Those of all sentences, each once. */
  all: readonly string[];
}

export function mailFeatures(subject: string, text: string): MailFeatures {
  const sentences = [subject.trim(), ...mailSentences(text)].map((sentence) => ({ text: sentence, words: mailWords(sentence) }));
  const languages = mailLanguages(sentences.map(({ words }) => words.trim()).join(" "));
  const read = sentences.map((sentence, index) => ({
    text: sentence.text,
    features: [...featuresOf(sentence.words, languages, index === 0)],
  }));
  return { sentences: read, all: [...new Set(read.flatMap(({ features }) => features))] };
}

/** How many letters of a word stay: endings differ with case, person and tense. */
const STEM = 5;
const LONG_STEM = 8;

/** What follows a condition has not happened, and is marked. */
type Mark = (index: number) => "" | "?";

function featuresOf(words: string, languages: readonly number[], isSubject: boolean): Set<string> {
  const condition = Math.min(
    ...languages.map((language) => FINDERS[language]?.condition(words)?.index ?? Number.MAX_SAFE_INTEGER),
  );
  const mark: Mark = (index) => (index >= condition ? "?" : "");
  const meanings = meaningFeatures(words, languages[0] ?? 0, mark);
  const subject = isSubject ? [...meanings].map((feature) => `S${feature}`) : [];
  return new Set([...wordFeatures(words, isSubject, mark), ...meanings, ...subject, ...conceptFeatures(words, languages, mark)]);
}

/** Beginnings of words, of two neighbours, and of two words around a third. */
function wordFeatures(words: string, isSubject: boolean, mark: Mark): Set<string> {
  const features = new Set<string>();
  let [index, before, last] = [0, "", ""];
  for (const word of words.trim().replaceAll(/\d+/g, "0").split(" ")) {
    const stem = mark(index) + word.slice(0, STEM);
    features.add(stem).add(`~${mark(index)}${word.slice(0, LONG_STEM)}`);
    index += word.length + 1;
    if (isSubject) features.add(`S:${stem}`);
    if (last !== "") features.add(`${last} ${stem}`);
    if (before !== "") features.add(`${before} * ${stem}`);
    [before, last] = [last, stem];
  }
  return features;
}

/** Meanings of words, of one after another, and any two in a sentence. */
function meaningFeatures(words: string, language: number, mark: Mark): Set<string> {
  const [features, all] = [new Set<string>(), new Set<string>()];
  let [index, last]: [number, readonly string[]] = [0, []];
  for (const word of words.trim().split(" ")) {
    const marked = mark(index);
    index += word.length + 1;
    const meanings = meaningsOf(language, word).map((meaning) => marked + meaning);
    if (meanings.length === 0) continue;
    for (const meaning of meanings) {
      all.add(meaning);
      for (const earlier of last) features.add(`@${earlier}>${meaning}`);
    }
    last = meanings;
  }
  return addPairs(features, "@", all);
}

/** Which concepts a sentence has together: the same in every language. */
function conceptFeatures(words: string, languages: readonly number[], mark: Mark): Set<string> {
  const concepts = languages.flatMap((language) =>
    Object.entries(CONCEPT_FINDERS[language] ?? {}).flatMap(([concept, find]) => {
      const found = find(words);
      return found ? [mark(found.index) + concept] : [];
    }),
  );
  return addPairs(new Set(), "#", new Set(concepts));
}

function addPairs(features: Set<string>, kind: "@" | "#", names: ReadonlySet<string>): Set<string> {
  const sorted = [...names].sort();
  for (const [place, name] of sorted.entries()) {
    features.add(kind + name);
    for (const other of sorted.slice(place + 1)) features.add(`${kind}${name}+${other}`);
  }
  return features;
}
