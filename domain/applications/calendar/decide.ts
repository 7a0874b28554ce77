import { type EventFields, type EventPlace, isSamePlace, isSameText } from "./event-text";

/** What is known of an event of ours: what both sides said when they were last the same, and what was sent since. */
export interface KnownEvent {
  local: EventFields;
  /** Null before it was seen in the calendar. */
  remote: EventPlace | null;
  /** Sent, with no response that says whether it arrived. */
  sent: EventFields | null;
}

/** What each side says now; null for nothing. */
export interface BothSides {
  local: EventFields | null;
  remote: EventPlace | null;
}

export type Decision =
  /** Both are the same again, or nothing has changed. */
  | "settled"
  /** The calendar gets it. */
  | "create"
  | "update"
  | "remove"
  /** Dossier gets it. */
  | "take"
  | "take-deletion"
  /** It is gone on both sides. */
  | "forget"
  /** Both have changed it, in different ways. */
  | "ask";

/** What has to happen so that both sides say the same and no change of either is lost. */
export function decide(known: KnownEvent, { local, remote }: BothSides): Decision {
  const arrived = known.sent && remote && isSamePlace(remote, known.sent) ? known.sent : null;
  const base = arrived ?? known.local;
  const seen: EventPlace | null = arrived ?? known.remote;
  if (!local && !remote) return "forget";
  if (!local) return seen && remote && isSamePlace(remote, seen) ? "remove" : "ask";
  const isMovedHere = !isSamePlace(local, base);
  if (!remote) {
    if (!seen) return "create";
    return isMovedHere ? "ask" : "take-deletion";
  }
  // Never seen, and not as it was sent: someone else's, or changed before it was first seen.
  const isMovedThere = !seen || !isSamePlace(remote, seen);
  if (isMovedThere && isSamePlace(local, remote)) return isSameText(local, base) ? "settled" : "update";
  if (isMovedThere) return isMovedHere || !seen ? "ask" : "take";
  return isMovedHere || !isSameText(local, base) ? "update" : "settled";
}
