import { DUTCH_CONCEPTS } from "./concepts/dutch";
import { ENGLISH_CONCEPTS } from "./concepts/english";
import { FRENCH_CONCEPTS } from "./concepts/french";
import { GERMAN_CONCEPTS } from "./concepts/german";
import { ITALIAN_CONCEPTS } from "./concepts/italian";
import type { MailConcepts } from "./concepts/mail-concepts";
import { POLISH_CONCEPTS } from "./concepts/polish";
import { PORTUGUESE_CONCEPTS } from "./concepts/portuguese";
import { SPANISH_CONCEPTS } from "./concepts/spanish";
import { type Finder, finderOf } from "./mail-words";

export type ConceptFinders = Record<keyof MailConcepts, Finder>;

const findersOf = (concepts: MailConcepts): ConceptFinders =>
  Object.fromEntries(Object.entries(concepts).map(([key, patterns]) => [key, finderOf(patterns)])) as ConceptFinders;

/** In the order of the languages in `mail-languages.ts`. */
export const CONCEPT_FINDERS: readonly ConceptFinders[] = [
  ENGLISH_CONCEPTS,
  GERMAN_CONCEPTS,
  FRENCH_CONCEPTS,
  SPANISH_CONCEPTS,
  ITALIAN_CONCEPTS,
  PORTUGUESE_CONCEPTS,
  DUTCH_CONCEPTS,
  POLISH_CONCEPTS,
].map(findersOf);

/** How far apart words of one statement may be, in characters; and how far a negation reaches. */
const REACH = 95;
const NEGATION_REACH = 45;

/** Where all of several concepts are said near each other; null where they are not. */
function together(words: string, ...finders: readonly Finder[]): number | null {
  const places: number[] = [];
  for (const find of finders) {
    const found = find(words);
    if (!found) return null;
    places.push(found.index);
  }
  const [first, last] = [Math.min(...places), Math.max(...places)];
  return last - first <= REACH ? first : null;
}

/** Somebody is ill, or a day is named: then a conversation is called off, not an application. */
export const DAY_OR_ILLNESS =
  / (?:today|tomorrow|monday|tuesday|wednesday|thursday|friday|ill|sick|flu|fever|heute|morgen|montag|dienstag|mittwoch|donnerstag|freitag|krank|erkrankt|grippe|fieber|demain|aujourd hui|lundi|mardi|mercredi|jeudi|vendredi|malade|souffrante?|fievre|hoy|lunes|martes|miercoles|jueves|viernes|enferm[oa]|gripe|fiebre|oggi|domani|lunedi|martedi|mercoledi|giovedi|venerdi|malat[oa]|influenza|febbre|hoje|amanha|segunda|terca|quarta|quinta|sexta|doente|febre|vandaag|maandag|dinsdag|woensdag|donderdag|vrijdag|ziek|griep|koorts|dzis|jutro|jutrzejsz\w+|poniedzialek|wtorek|srode|czwartek|piatek|chor[yae]\w*|gryp[aey]|goraczk\w*)(?= )/;

/** Something is still missing: "we cannot proceed without your certificate". */
export const PENDING =
  / (?:without|until|unless|before|ohne|bevor|erst wenn|solange|sans|avant|tant que|sin(?! embargo)|hasta que|antes de|senza|finche|prima di|sem|ate que|enquanto|zonder|totdat|voordat|bez|dopoki|zanim)(?= )/;

/**
 * Where a sentence says that the reader is turned down: others are chosen, the application ends, what the reader brings is not what is
 * wanted, or there is no job any more. Null where it does not.
 */
export function turnsDown(find: ConceptFinders, words: string): number | null {
  const no = find.no(words)?.index;
  if (no !== undefined) return no;
  if (arrangesMeeting(find, words) !== null) return null;
  return (
    (find.favoured(words) ? null : (together(words, find.chosen, find.rival) ?? together(words, find.rival, find.better))) ??
    (find.planned(words)
      ? null
      : (together(words, find.finally, find.actor, find.joins) ?? together(words, find.rival, find.joins))) ??
    together(words, find.granted, find.post, find.actor) ??
    refused(find, words) ??
    stopped(find, words) ??
    (PENDING.test(words) ? null : ends(find, words))
  );
}

/** "Your application was rejected", but not "you have not been rejected", and not "I have to cancel tomorrow". */
function refused(find: ConceptFinders, words: string): number | null {
  const index = together(words, find.addressee, find.refused);
  const negation = find.negation(words);
  if (index === null || DAY_OR_ILLNESS.test(words)) return null;
  return negation && negation.index < (find.refused(words)?.index ?? 0) ? null : index;
}

/** "The position has been filled", but not that it "has not been filled". */
function stopped(find: ConceptFinders, words: string): number | null {
  const index = together(words, find.post, find.stopped);
  const negation = find.negation(words);
  const isDenied =
    negation !== null && negation.index < (find.stopped(words)?.index ?? 0) && / not | noch nicht | pas encore /.test(words);
  return isDenied ? null : index;
}

const ends = (find: ConceptFinders, words: string): number | null =>
  (DAY_OR_ILLNESS.test(words) ? null : denied(find, words, find.addressee, find.onward)) ??
  denied(find, words, find.post, find.fill) ??
  denied(find, words, find.profile, find.fits) ??
  // German and Dutch negate behind the verb.
  deniedBehind(find, words, find.profile, find.fits);

/** Of whom something is denied: the negation comes shortly before it. */
function denied(find: ConceptFinders, words: string, whom: Finder, what: Finder): number | null {
  const subject = whom(words);
  if (!subject) return null;
  for (let from = 0, negation = find.negation(words); negation; negation = find.negation(words.slice(from))) {
    const at = from + negation.index;
    const found = what(words.slice(at, at + NEGATION_REACH + 40));
    if (found && found.index <= NEGATION_REACH && Math.abs(subject.index - at) <= REACH) return Math.min(subject.index, at);
    from = at + 1;
  }
  return null;
}

const BEHIND_REACH = 40;

function deniedBehind(find: ConceptFinders, words: string, whom: Finder, what: Finder): number | null {
  const [subject, found] = [whom(words), what(words)];
  if (!subject || !found || subject.index > found.index || found.index - subject.index > REACH) return null;
  const negation = find.negation(words.slice(found.index, found.index + BEHIND_REACH));
  return negation ? subject.index : null;
}

/** Where a sentence offers work to the reader, rather than a conversation. */
export const offersWork = (find: ConceptFinders, words: string): number | null =>
  find.planned(words) || find.negation(words) || (find.rival(words) && !find.favoured(words))
    ? null
    : (find.hire(words)?.index ?? together(words, find.offers, find.employment, find.addressee));

/** Where a sentence brings the reader and somebody together, or moves their conversation. */
export function arrangesMeeting(find: ConceptFinders, words: string): number | null {
  const [meeting, negation] = [find.meet(words), find.negation(words)];
  const isMet = meeting !== null && !(negation && negation.index < meeting.index);
  return isMet ? meeting.index : together(words, find.planned, find.moved);
}
