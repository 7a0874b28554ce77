import type { Analysis } from "./analysis";
import { FREE } from "./entries-of";
import type { Judged } from "./judged";
import { isOfWork } from "./phrases";
import type { Occurrence } from "./source-index";
import type { Unit } from "./unit";

/**
 * “I run my own kitchen”: each word may be a fact somewhere, but where the words come together, the sources only wish for it, or deny it. Such
 * a clause needs one sentence or entry that states them together.
 */
export function realityClaims({ text, clauses, sentences }: Analysis, units: readonly Unit[]): Judged[] {
  return clauses.flatMap(({ start, sentence, isWish, negations, hasFirst }, clause): Judged[] => {
    if (isWish || negations.length > 0) return [];
    // “X? No, …” claims nothing of X.
    if (/[?？؟]\s*$/.test(text.slice(sentences[sentence]?.start, sentences[sentence]?.end))) return [];
    const own = units.filter(
      (unit) =>
        unit.clause === clause &&
        (!unit.isWeak ||
          ((hasFirst || unit.start - start < STARTS) && isOnlyUnreal(unit) && !isOfWork(text.slice(unit.start, unit.end)))) &&
        !unit.isNegated &&
        unit.found.length > 0,
    );
    // “Heavy maintenance of ovens”: neighbours that are denied together, whatever is beside them.
    const [first, second] = own.filter((unit) => unit.found.every((place) => place.isWish || place.isNegated));
    if (first && second && second.start - first.end <= 1) {
      const place = togetherIn([first, second], sentenceOf, () => true);
      if (place) return [{ kind: place.isWish ? "wish" : "negation", start: first.start, end: second.end, clause, found: [] }];
    }
    const last = own.at(-1);
    if (!last || own.length < 2) return [];
    const unreal = togetherIn(own, sentenceOf, (place) => place.isWish || place.isNegated);
    if (!unreal) return [];
    const isReal = (place: Occurrence) => !place.isWish && !place.isNegated;
    if (togetherIn(own, sentenceOf, isReal) || togetherIn(own, entryOf, isReal)) return [];
    return [{ kind: unreal.isWish ? "wish" : "negation", start: last.start, end: last.end, clause, found: [] }];
  });
}

/** “I train the new drivers”: an ordinary word claims something where the sources only wish for it, or deny it. */
const isOnlyUnreal = ({ concepts = [], found, isUnreal }: Unit): boolean =>
  (concepts.length > 0 || isUnreal === true) && found.every(({ isWish, isNegated }) => isWish || isNegated);

/** Spanish verbs need no pronoun: “Formo a …”. */
const STARTS = 12;

const sentenceOf = ({ source, sentence }: Occurrence): string => `${source} ${sentence}`;
const entryOf = ({ source, entry, sentence }: Occurrence): string =>
  entry === FREE ? `${source} free ${sentence}` : `${source} ${entry}`;

/** A place, of those that count, in a group that has all of the units. */
function togetherIn(
  own: readonly Unit[],
  groupOf: (place: Occurrence) => string,
  counts: (place: Occurrence) => boolean,
): Occurrence | undefined {
  const [first, ...others] = own.map(({ found }) => found.filter(counts));
  const groups = others.map((found) => new Set(found.map(groupOf)));
  return first?.find((place) => groups.every((group) => group.has(groupOf(place))));
}
