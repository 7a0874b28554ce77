import { singleton } from "@/server/singleton";

/** A session is trusted from its cookie for so long without asking the database. */
export const SESSION_CACHE_SECONDS = 60;

/**
 * So long after an ending nothing of the user is cached: a request that read a session just before it ended may still be writing its
 * cookie.
 */
const UNSETTLED_MS = 10_000;

type Ending = {
  /** When it ended, by the clock of the database: the same on every instance. Until that is read, a guess. */
  at: number;
  isGuess: boolean;
  /** When this instance heard of it, by its own clock. */
  heardAt: number;
};

/** Whose access ended, and when; forgotten once no cookie can be trusted from before. */
const ended = () => singleton("ended-sessions", () => ({ endings: new Map<string, Ending>(), count: 0 }));

/**
 * Remembers that a session or key of the user ended, so that what its cookie still says is not trusted. `at` is what the database says,
 * or null where that is not known yet.
 */
export function noteEndedAccess(userId: string, at: number | null, now: number): void {
  const { endings } = ended();
  for (const [id, ending] of endings) if (now - ending.heardAt > 2 * SESSION_CACHE_SECONDS * 1000) endings.delete(id);
  const known = endings.get(userId);
  const latest = known && !known.isGuess ? known.at : 0;
  endings.set(userId, { at: at === null ? now : Math.max(at, latest), isGuess: at === null, heardAt: now });
}

/** Whether an access of the user ended so recently that nothing may be cached of them. */
export function isUnsettled(userId: string, now: number): boolean {
  const ending = ended().endings.get(userId);
  return ending !== undefined && now - ending.heardAt < UNSETTLED_MS;
}

/**
 * The version that a user's cached sessions must have. It changes whenever an access of theirs ends; for some seconds after that no
 * version matches any other, so that the database is asked every time.
 */
export function sessionVersionOf(userId: string): string {
  const state = ended();
  const ending = state.endings.get(userId);
  if (!ending) return "0";
  if (!isUnsettled(userId, Date.now())) return String(ending.at);
  state.count += 1;
  return `${ending.at}.${process.pid}.${state.count}`;
}
