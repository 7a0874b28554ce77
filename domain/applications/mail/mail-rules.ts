import {
  arrangesMeeting,
  CONCEPT_FINDERS,
  type ConceptFinders,
  DAY_OR_ILLNESS,
  offersWork,
  PENDING,
  turnsDown,
} from "./concept-rules";
import type { MailConcepts } from "./concepts/mail-concepts";
import { DUTCH } from "./languages/dutch";
import { ENGLISH } from "./languages/english";
import { FRENCH } from "./languages/french";
import { GERMAN } from "./languages/german";
import { ITALIAN } from "./languages/italian";
import { OTHER_LANGUAGES, UNSPACED } from "./languages/other-languages";
import { POLISH } from "./languages/polish";
import { PORTUGUESE } from "./languages/portuguese";
import { SPANISH } from "./languages/spanish";
import { mailLanguages } from "./mail-languages";
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
 * What the phrases and concepts of a mail say that it means; null if nothing: newsletters, job alerts, recruiters who write first, other people's news. Each
 * sentence counts by itself, and one about something that may happen does not. A rejection thanks for the interview and an invitation for
 * the application, so the later stage wins. `isKnown`: whether the sender has an
 * application of the reader, where that is known.
 */
export function readByRules(subject: string, text: string, isKnown?: boolean): MailReading | null {
  const title = sentenceOf(subject.trim());
  const body = mailSentences(text).map(sentenceOf);
  const all = [...body, title];
  const mail: Mail = { all, isKnown, languages: mailLanguages(all.map(({ words }) => words.trim()).join(" ")) };
  if (isOfOthers(title, mail)) return null;
  // The subject of a reply is that of the mail it replies to.
  const saying = REPLY.test(subject) ? body : all;
  const isAboutApplication = all.some(({ words }) => has("topic", words));
  // Who is still considered is not turned down.
  const isRunning = all.some(({ words }) => hasConcept("running", words, mail));
  const first = (says: (sentence: Sentence) => boolean, kind: MailKind) => reading(saying.find(says), kind);
  return (
    (isRunning ? null : first((sentence) => isRejection(sentence, mail), "rejection")) ??
    (body.some(({ words }) => has("advert", words)) ? null : first((sentence) => isOffer(sentence, mail), "offer")) ??
    first((sentence) => isInterview(sentence, mail, isAboutApplication), "interview") ??
    first(({ words }) => has("task", words), "message") ??
    first((sentence) => isArrival(sentence, mail), "applied") ??
    (isRunning ? first(({ words }) => hasConcept("running", words, mail), "message") : null) ??
    (isAboutApplication && !body.some(({ words }) => has("noise", words))
      ? reading(
          all.find(({ words }) => has("message", words) || hasConcept("retained", words, mail)),
          "message",
        )
      : null)
  );
}

interface Mail {
  all: readonly Sentence[];
  /** Its sender is known to have an application of the reader. */
  isKnown: boolean | undefined;
  /** Those that it may be in. */
  languages: readonly number[];
}

const sentenceOf = (text: string): Sentence => ({ text, words: mailWords(text) });

/** Newsletters, job alerts, recruiters who write first, what friends write, and mails about flats, loans and the like. */
function isOfOthers(title: Sentence, mail: Mail): boolean {
  const { all } = mail;
  const says = (key: keyof MailConcepts) => all.some(({ words }) => hasConcept(key, words, mail));
  if (has("noise", title.words) || all.some(({ words }) => has("bulk", words)) || says("alert")) return true;
  const isAnswer = all.some(({ words }) => has("applied", words));
  if (!isAnswer && (all.some(({ words }) => has("cold", words)) || says("pitch"))) return true;
  return says("news") || (says("foreign") && !says("work"));
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
export const FINDERS: readonly Finders[] = LANGUAGES.map(findersOf);

const has = (key: keyof MailPhrases, words: string): boolean => FINDERS.some((find) => find[key](words) !== null);

const hasConcept = (key: keyof MailConcepts, words: string, { languages }: Mail): boolean =>
  languages.some((language) => CONCEPT_FINDERS[language]?.[key](words) != null);

/** Whether a sentence states something in a language of the mail, and not under a condition that opens before it. */
const states = (what: (find: ConceptFinders, words: string) => number | null, words: string, { languages }: Mail): boolean =>
  languages.some((language) => {
    const find = CONCEPT_FINDERS[language];
    const index = find ? what(find, words) : null;
    const condition = index === null ? null : FINDERS[language]?.condition(words);
    return index !== null && (!condition || condition.index > index);
  });

const saysNo = (find: ConceptFinders, words: string): number | null => find.no(words)?.index ?? null;

/** From a sender without an application of the reader, and without a word about one. */
const isStray = (mail: Mail): boolean => mail.isKnown === false && !isWithin(mail);

/** "Without your certificate we cannot proceed" asks for it. */
const isPending = (words: string, mail: Mail): boolean => PENDING.test(words) && hasConcept("negation", words, mail);

/** "Another colleague will interview you on Thursday" is about the interview. */
const isOfMeeting = (words: string, mail: Mail): boolean =>
  DAY_OR_ILLNESS.test(words) && hasConcept("planned", words, mail) && !PAST.test(words);

const isQuestion = ({ text }: Sentence): boolean => text.trimEnd().endsWith("?");

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

function isRejection(sentence: Sentence, mail: Mail): boolean {
  const { words } = sentence;
  if (unspaced("rejection", sentence) || CUT_OFF.has(words)) return true;
  if (isStray(mail) || has("unless", words) || isQuestion(sentence) || isPending(words, mail) || isOfMeeting(words, mail))
    return false;
  return (
    FINDERS.some((find) => says(find, "rejection", words)) ||
    states(saysNo, words, mail) ||
    (isWithin(mail) && states(turnsDown, words, mail))
  );
}

function isOffer(sentence: Sentence, mail: Mail): boolean {
  const { words } = sentence;
  if (unspaced("offer", sentence)) return true;
  if (isStray(mail) || has("unless", words)) return false;
  return FINDERS.some((find) => says(find, "offer", words) && !find.negation(words)) || states(offersWork, words, mail);
}

function isInterview(sentence: Sentence, mail: Mail, isAboutApplication: boolean): boolean {
  const { words } = sentence;
  if (unspaced("interview", sentence)) return true;
  if (isWithin(mail) && !isEvent(mail) && (states(arrangesMeeting, words, mail) || isAppointment(sentence, mail))) return true;
  return FINDERS.some(
    (find) =>
      (isAboutApplication && (says(find, "slot", words) || (find.meeting(words) && says(find, "moving", words)))) ||
      (says(find, "interview", words) && !find.negation(words)),
  );
}

/** A day and a time, or the search for another one, in a mail about a conversation. One that has been is thanked for. */
function isAppointment({ text, words }: Sentence, mail: Mail): boolean {
  if (!mail.all.some((each) => hasConcept("planned", each.words, mail))) return false;
  return NEW_TIME.test(words) || (DAY.test(words) && CLOCK.test(text) && !PAST.test(words));
}

/** Another time is looked for. */
const NEW_TIME =
  / (?:(?:another|new|different|other|alternative) (?:slot|time|date|day|moment)|(?:anderen|neuen|anderer|neuer) (?:termin|tag|zeitpunkt)|(?:autre|nouveau|nouvelle) (?:creneau|date|moment|jour|horaire)|(?:otro|otra|nuevo|nueva) (?:hueco|dia|fecha|momento|hora|horario)|(?:altro|altra|nuovo|nuova) (?:momento|data|giorno|orario)|(?:outro|outra|novo|nova) (?:horario|data|dia|momento|hora)|(?:ander|andere|nieuwe) (?:moment|datum|dag|tijd)|(?:inny|inna|nowy|nowa|inne|innego) (?:termin|date|data|dzien|terminu))(?= )/;

const DAY =
  / (?:tomorrow|monday|tuesday|wednesday|thursday|friday|morgen|montag|dienstag|mittwoch|donnerstag|freitag|demain|lundi|mardi|mercredi|jeudi|vendredi|manana|lunes|martes|miercoles|jueves|viernes|domani|lunedi|martedi|mercoledi|giovedi|venerdi|amanha|segunda|terca|quarta|quinta|sexta|maandag|dinsdag|woensdag|donderdag|vrijdag|jutro|poniedzialek|wtorek|srode|sroda|czwartek|piatek|(?:\d{1,2} )?(?:january|february|march|april|june|july|august|september|october|november|december|januar|februar|marz|mai|juni|juli|oktober|dezember|janvier|fevrier|avril|juin|juillet|aout|septembre|octobre|decembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|janeiro|fevereiro|marco|maio|junho|julho|setembro|outubro|novembro|dezembro|januari|februari|maart|mei|augustus|stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|wrzesnia|pazdziernika|listopada|grudnia))(?= )/;
const CLOCK = /\d{1,2}[:.h]\d{2}|\b\d{1,2} ?(?:h|am|pm|uhr|uur)\b|(?:\bat|\bum|\bom|à|\ba las|\balle|às|\bo) \d{1,2}\b/i;
const PAST =
  / (?:thank|thanks|after|following|yesterday|last|danke|dank|nach|gestern|letzten|merci|remercions|apres|hier|dernier|gracias|tras|ayer|pasado|grazie|dopo|ieri|scorso|obrigad[oa]|apos|ontem|passad[oa]|bedankt|gisteren|afgelopen|dziekujemy|dziekuje|dzieki|po rozmowie|wczoraj)(?= )/;

/** Many are invited to a webinar. */
const isEvent = ({ all }: Mail): boolean => all.some(({ words }) => has("noise", words));

/** A friend too may ask for half an hour; a company mentions something of the application. */
const isWithin = (mail: Mail): boolean =>
  mail.isKnown ||
  mail.all.some(
    ({ words }) =>
      has("topic", words) ||
      WITHIN.test(words) ||
      hasConcept("work", words, mail) ||
      hasConcept("profile", words, mail) ||
      hasConcept("post", words, mail),
  );

const WITHIN =
  / (?:application|bewerbung|candidature|dossier|candidatura|solicitud|domanda|inscricao|sollicitatie|aplikacj\w+|zgloszeni\w+|team|equipo|equipe|equipa|zespol|zespolu|squadra|portfolio|cto|ceo|engineering lead|panel|hiring manager|case|caso pratico|caso practico|etude de cas|probeaufgabe|aufgabe|zadanie|opdracht|take home|jury|tribunal|cv)(?= )/;

/** What is still being looked at has arrived long ago. */
const STILL = / (?:still|noch|immer noch|encore|toujours|todavia|aun|sigue|ancora|ainda|continua|nog|wciaz|nadal|jeszcze)(?= )/;

const isArrival = (sentence: Sentence, mail: Mail): boolean =>
  unspaced("applied", sentence) ||
  has("applied", sentence.words) ||
  (hasConcept("arrived", sentence.words, mail) && !STILL.test(sentence.words));

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
