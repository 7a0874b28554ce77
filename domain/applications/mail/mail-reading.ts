import { DUTCH } from "./languages/dutch";
import { ENGLISH } from "./languages/english";
import { FRENCH } from "./languages/french";
import { GERMAN } from "./languages/german";
import { ITALIAN } from "./languages/italian";
import { OTHER_LANGUAGES, UNSPACED } from "./languages/other-languages";
import { POLISH } from "./languages/polish";
import { PORTUGUESE } from "./languages/portuguese";
import { SPANISH } from "./languages/spanish";
import type { MailPhrases } from "./mail-phrases";
import { mailSentences } from "./mail-sentences";
import { type Finder, finderOf, mailWords } from "./mail-words";

export type MailKind = "applied" | "interview" | "offer" | "rejection" | "message";

export interface MailReading {
  kind: MailKind;
  /** The sentence that says so, as written, at most 500 characters. */
  sentence: string;
}

const MAX_SENTENCE = 500;

interface Sentence {
  text: string;
  words: string;
}

/**
 * What a mail means for an application; null if nothing: newsletters, job alerts, recruiters who write first, other people's news. Each
 * sentence counts by itself, and one about something that may happen does not. A rejection thanks for the interview and an invitation for
 * the application, so the later stage wins.
 */
export function readMail(subject: string, text: string): MailReading | null {
  const title = { text: subject.trim(), words: mailWords(subject) };
  const body = mailSentences(text).map((sentence) => ({ text: sentence, words: mailWords(sentence) }));
  const all = [...body, title];
  if (has("noise", title.words) || all.some(({ words }) => has("bulk", words))) return null;
  if (all.some(({ words }) => has("cold", words)) && !all.some(({ words }) => has("applied", words))) return null;
  // The subject of a reply is that of the mail it replies to.
  const saying = REPLY.test(subject) ? body : all;
  const isAboutApplication = all.some(({ words }) => has("topic", words));
  const first = (says: (sentence: Sentence) => boolean, kind: MailKind) => reading(saying.find(says), kind);
  return (
    first(isRejection, "rejection") ??
    (body.some(({ words }) => has("advert", words)) ? null : first(isOffer, "offer")) ??
    first((sentence) => isInterview(sentence, isAboutApplication), "interview") ??
    first(({ words }) => has("task", words), "message") ??
    first((sentence) => unspaced("applied", sentence) || has("applied", sentence.words), "applied") ??
    (isAboutApplication && !body.some(({ words }) => has("noise", words))
      ? reading(
          all.find(({ words }) => has("message", words)),
          "message",
        )
      : null)
  );
}

const REPLY = /^\s*(?:re|aw|antw|antwort|sv|odp|r|rif|res|réf|fwd?|wg|tr|doorst)\s*:/i;

const reading = (sentence: Sentence | undefined, kind: MailKind): MailReading | null =>
  sentence ? { kind, sentence: sentence.text.slice(0, MAX_SENTENCE) } : null;

const LANGUAGES: readonly Partial<MailPhrases>[] = [
  ENGLISH,
  GERMAN,
  FRENCH,
  SPANISH,
  ITALIAN,
  PORTUGUESE,
  DUTCH,
  POLISH,
  OTHER_LANGUAGES,
];

type Finders = Record<keyof MailPhrases, Finder>;

const findersOf = (phrases: Partial<MailPhrases>): Finders => {
  const finder = (key: keyof MailPhrases): Finder => finderOf(phrases[key] ?? "");
  return {
    condition: finder("condition"),
    harmless: finder("harmless"),
    unless: finder("unless"),
    negation: finder("negation"),
    rejection: finder("rejection"),
    offer: finder("offer"),
    interview: finder("interview"),
    meeting: finder("meeting"),
    moving: finder("moving"),
    slot: finder("slot"),
    applied: finder("applied"),
    task: finder("task"),
    message: finder("message"),
    topic: finder("topic"),
    noise: finder("noise"),
    advert: finder("advert"),
    bulk: finder("bulk"),
    cold: finder("cold"),
  };
};

/** Each language by itself: "se" opens a condition in Italian and not in Spanish. */
const FINDERS: readonly Finders[] = LANGUAGES.map(findersOf);

const has = (key: keyof MailPhrases, words: string): boolean => FINDERS.some((find) => find[key](words) !== null);

const unspaced = (kind: keyof typeof UNSPACED, { text }: Sentence): boolean =>
  UNSPACED[kind].some((phrase) => text.includes(phrase));

/** A mail that was cut off after this word, as in a preview. */
const CUT_OFF = new Set([
  " unfortunately ",
  " leider ",
  " malheureusement ",
  " lamentablemente ",
  " purtroppo ",
  " infelizmente ",
]);

function isRejection(sentence: Sentence): boolean {
  const { words } = sentence;
  if (unspaced("rejection", sentence) || CUT_OFF.has(words)) return true;
  return FINDERS.some((find) => says(find, "rejection", words)) && !has("unless", words);
}

function isOffer(sentence: Sentence): boolean {
  const { words } = sentence;
  if (unspaced("offer", sentence)) return true;
  return FINDERS.some((find) => says(find, "offer", words) && !find.negation(words)) && !has("unless", words);
}

function isInterview(sentence: Sentence, isAboutApplication: boolean): boolean {
  const { words } = sentence;
  if (unspaced("interview", sentence)) return true;
  return FINDERS.some(
    (find) =>
      (isAboutApplication && (says(find, "slot", words) || (find.meeting(words) && says(find, "moving", words)))) ||
      (says(find, "interview", words) && !find.negation(words)),
  );
}

/** Whether words say something of a kind, and not only under a condition that opens before it. One of convenience is none. */
function says(find: Finders, kind: keyof MailPhrases, words: string): boolean {
  const found = find[kind](words);
  if (!found) return false;
  const harmless = find.harmless(words);
  const condition = find.condition(harmless ? withoutWord(words, harmless.index) : words);
  return condition === null || condition.index > found.index;
}

/** The words with the one at an index blanked, so that indices stay the same. */
function withoutWord(words: string, index: number): string {
  const end = words.indexOf(" ", index + 1);
  return words.slice(0, index + 1) + "x".repeat(end - index - 1) + words.slice(end);
}
