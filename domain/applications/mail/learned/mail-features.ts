import { CONCEPT_FINDERS } from "../concept-rules";
import { mailLanguages } from "../mail-languages";
import { FINDERS } from "../mail-rules";
import { mailSentences } from "../mail-sentences";
import { mailWords } from "../mail-words";

/** What of a mail tells its meaning: of each of its sentences, as written, what weights are learned for. The subject comes first. */
export interface MailFeatures {
  sentences: readonly { text: string; features: readonly string[] }[];
  /** Those of all sentences, each once. */
  all: readonly string[];
}

export function mailFeatures(subject: string, text: string): MailFeatures {
  const [title = "", ...body] = [subject.trim(), ...mailSentences(text)].map((sentence) => ({
    text: sentence,
    words: mailWords(sentence),
  }));
  if (title === "") return { sentences: [], all: [] };
  const languages = mailLanguages([...body, title].map(({ words }) => words.trim()).join(" "));
  const sentences = [title, ...body].map((sentence, index) => ({
    text: sentence.text,
    features: [...featuresOf(sentence.words, languages, index === 0)],
  }));
  return { sentences, all: [...new Set(sentences.flatMap(({ features }) => features))] };
}

/** How many letters of a word stay: endings differ with case, person and tense. */
const STEM = 5;
const LONG_STEM = 8;

/**
 * Beginnings of words, of two neighbours, and of two words around a third; and which concepts a sentence has together, which are the same in
 * every language. What follows a condition has not happened, and is marked.
 */
function featuresOf(words: string, languages: readonly number[], isSubject: boolean): Set<string> {
  const features = new Set<string>();
  const condition = Math.min(...languages.map((language) => FINDERS[language]?.condition(words)?.index ?? Number.MAX_SAFE_INTEGER));
  const mark = (index: number) => (index >= condition ? "?" : "");
  let [index, before, last] = [0, "", ""];
  for (const word of words.trim().replaceAll(/\d+/g, "0").split(" ")) {
    const stem = mark(index) + word.slice(0, STEM);
    index += word.length + 1;
    features.add(stem).add(`~${mark(index)}${word.slice(0, LONG_STEM)}`);
    if (isSubject) features.add(`S:${stem}`);
    if (last !== "") features.add(`${last} ${stem}`);
    if (before !== "") features.add(`${before} * ${stem}`);
    [before, last] = [last, stem];
  }
  const concepts = languages.flatMap((language) =>
    Object.entries(CONCEPT_FINDERS[language] ?? {}).flatMap(([concept, find]) => {
      const found = find(words);
      return found ? [mark(found.index) + concept] : [];
    }),
  );
  const sorted = [...new Set(concepts)].sort();
  for (const [place, concept] of sorted.entries()) {
    features.add(`#${concept}`);
    for (const other of sorted.slice(place + 1)) features.add(`#${concept}+${other}`);
  }
  return features;
}
