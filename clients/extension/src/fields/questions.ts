import { countriesIn } from "./countries";
import { hasStem, plain } from "./plain";
import type { Vocabulary } from "./vocabulary";
import { TOPICS, type Topic } from "./words/words";

export interface StoredAnswer {
  topic: string;
  question: string;
  answer: string;
}

/** A question about sponsorship names visas and permits too, so it comes first. */
const ORDER: readonly Topic[] = [
  "sponsorship",
  "minimum-age",
  ...TOPICS.filter((topic) => topic !== "sponsorship" && topic !== "minimum-age"),
];

export function topicOf(question: string, vocabularies: readonly Vocabulary[]): Topic | null {
  const words = plain(question);
  return ORDER.find((topic) => vocabularies.some(({ topics }) => topics[topic].some((phrase) => hasStem(words, phrase)))) ?? null;
}

/** Topics whose answer is the same wherever the question is asked, if it names the same countries. */
const SAME_EVERYWHERE: ReadonlySet<string> = new Set(["work-permit", "sponsorship", "minimum-age", "notice-period"]);
/** Topics whose earlier answer was written for another employer. */
const OF_ONE_EMPLOYER: ReadonlySet<string> = new Set(["motivation", "how-heard"]);

const OPEN_QUESTION =
  /^(what|which|how|please|welche|wie|quel|quelle|comment|que|cual|como|quale|come|qual|welk|welke|hoe|jak|jaki|jakie|hangi|nasil|який|яка|як|ما|اي|كيف)\b/;

/** An earlier answer, and whether it may be filled in without asking. */
export type Earlier = { answer: string; topic: string; isSure: boolean };

/**
 * The earlier answer to a question. It is sure where the question is the same, or where its subject is and the countries that it names; a
 * work permit for one country does not apply to another. `today` is a day as in 2026-11-27: a date that has passed is not sure.
 */
export function earlierAnswer(
  question: string,
  { answers, vocabularies, today }: { answers: readonly StoredAnswer[]; vocabularies: readonly Vocabulary[]; today: string },
): Earlier | null {
  const topic = topicOf(question, vocabularies);
  const same = answers.find((stored) => isSameQuestion(stored.question, question, vocabularies));
  const alike = topic === null ? undefined : answers.find((stored) => topicOfStored(stored, vocabularies) === topic);
  const found = same ?? alike;
  if (!found) return null;
  const isFresh = ![...found.answer.matchAll(/\d{4}-\d{2}-\d{2}/g)].some(([day]) => day < today);
  const fits =
    topic !== null &&
    SAME_EVERYWHERE.has(topic) &&
    sameCountries(found.question, question) &&
    !OPEN_QUESTION.test(plain(question));
  const isSure = isFresh && !(topic !== null && OF_ONE_EMPLOYER.has(topic)) && (same !== undefined || fits);
  return { answer: found.answer, topic: found.topic, isSure };
}

const topicOfStored = ({ topic, question }: StoredAnswer, vocabularies: readonly Vocabulary[]): string => {
  const named = plain(topic).replaceAll(" ", "-");
  return (TOPICS as readonly string[]).includes(named)
    ? named
    : (topicOf(question, vocabularies) ?? topicOf(topic.replaceAll("-", " "), vocabularies) ?? topic);
};

const sameCountries = (a: string, b: string): boolean => countriesIn(a).join() === countriesIn(b).join();

/** Whether two questions differ in words that mean nothing only. */
export function isSameQuestion(a: string, b: string, vocabularies: readonly Vocabulary[]): boolean {
  const first = contentOf(a, vocabularies);
  return first !== "" && first === contentOf(b, vocabularies);
}

const contentOf = (question: string, vocabularies: readonly Vocabulary[]): string =>
  plain(question)
    .split(" ")
    .filter((word) => !vocabularies.some(({ fillers }) => fillers.has(word)))
    .toSorted()
    .join(" ");

const MAX_TOPIC = 64;

/** The topic under which a new answer is stored: a known one, or the words of the question. */
export function topicForStoring(question: string, vocabularies: readonly Vocabulary[]): string {
  const topic = topicOf(question, vocabularies);
  const countries = countriesIn(question);
  if (topic && SAME_EVERYWHERE.has(topic))
    return [topic, ...countries.map((code) => code.toLowerCase())].join("-").slice(0, MAX_TOPIC);
  const words = plain(question).replaceAll(" ", "-");
  return words.length <= MAX_TOPIC ? words : `${words.slice(0, MAX_TOPIC - 9)}-${fingerprint(words)}`;
}

/** Tells apart long questions that begin alike. Source: FNV-1a. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, "0");
}
