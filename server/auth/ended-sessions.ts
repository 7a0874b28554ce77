import { singleton } from "@/server/singleton";

/** A session is believed from its cookie for so long without asking the database. */
export const BELIEVED_SECONDS = 60;

/** Whose sessions ended, and when; forgotten once no cookie can be believed from before. */
const ended = () => singleton("ended-sessions", () => new Map<string, number>());

/** Remembers that a session of the user ended, so that what its cookie still says is not believed. */
export function noteEndedSession(userId: string, now: number): void {
  for (const [id, at] of ended()) if (now - at > 2 * BELIEVED_SECONDS * 1000) ended().delete(id);
  ended().set(userId, now);
}

/** The version that a user's cached sessions must have: it changes whenever a session of theirs ends. */
export const sessionVersionOf = (userId: string): string => String(ended().get(userId) ?? 0);
