import type { ClaimKind } from "@/contracts/model/ai/claim";
import { FREE } from "./entries-of";
import type { Occurrence } from "./source-index";

/** A claim with the places of the sources that support it; none for an unsupported one. */
export type Judged = {
  kind: ClaimKind;
  start: number;
  end: number;
  clause: number;
  found: Occurrence[];
  /** Of a `statement`: whether it names a thing of the world wherever it occurs, and not perhaps a quality. */
  isConcrete?: boolean;
  /** Whether it is an ordinary word, with a small letter and in no list: it rarely invents anything by itself. */
  isOrdinary?: boolean;
  /** Whether a source has the very word. */
  isExact?: boolean;
  /** Of a word in Latin letters: whether it has a capital. */
  isCapital?: boolean;
  /** Whether the word claims nothing by itself, and only shows what the clause is about. */
  isWeak?: boolean;
  /** Whether it is something done, such as to lead, which belongs to no head of an entry. */
  isAct?: boolean;
  /** Whether it belongs to the person, wherever they work: a licence, a language, what any trade does. */
  isPersonal?: boolean;
  /** Whether it may be a part of the name of an employer or a school. */
  isNamed?: boolean;
  /** Whether it is a trade, which a person also learns at a school. */
  isTrade?: boolean;
  /** Whether the lexicon has it. */
  isKnown?: boolean;
};

/** The entries that all of some places are in; null for places that fit everywhere. */
export function entriesOf(found: readonly Occurrence[]): ReadonlySet<number> | null {
  const entries = new Set(found.map(({ entry }) => entry));
  return entries.size === 0 || entries.has(FREE) ? null : entries;
}
