import { singleton } from "@/server/platform/singleton";

/** How long a session is trusted from its cookie without a query. */
export const SESSION_CACHE_SECONDS = 60;

/**
 * Nothing about the user is cached for this long after access ended: a request that read the session just before may still be
 * writing its cookie.
 */
const UNSETTLED_MS = 10_000;

type Ending = {
  /** When it ended, by the database's clock, which is the same for every instance. An estimate until that is read. */
  at: number;
  isGuess: boolean;
  /** When this instance noticed it, by its own clock. */
  heardAt: number;
};

/** Users whose access ended, and when. Entries are removed once no older cookie can be valid. */
const ended = () => singleton("ended-sessions", () => ({ endings: new Map<string, Ending>(), count: 0 }));

/**
 * Records that a session or key of the user ended, so that its cookie is no longer trusted. `at` is the time by the database's
 * clock, or null if not known yet.
 */
export function noteEndedAccess(userId: string, at: number | null, now: number): void {
  const { endings } = ended();
  for (const [id, ending] of endings) if (now - ending.heardAt > 2 * SESSION_CACHE_SECONDS * 1000) endings.delete(id);
  const known = endings.get(userId);
  const latest = known && !known.isGuess ? known.at : 0;
  endings.set(userId, { at: at === null ? now : Math.max(at, latest), isGuess: at === null, heardAt: now });
}

/** Whether access of the user ended so recently that nothing about them may be cached. */
export function isUnsettled(userId: string, now: number): boolean {
  const ending = ended().endings.get(userId);
  return ending !== undefined && now - ending.heardAt < UNSETTLED_MS;
}

/**
 * The version that a user's cached sessions must have. It changes whenever any of their access ends. For some seconds after that,
 * no version matches, so every request queries the database.
 */
export function sessionVersionOf(userId: string): string {
  const state = ended();
  const ending = state.endings.get(userId);
  if (!ending) return "0";
  if (!isUnsettled(userId, Date.now())) return String(ending.at);
  state.count += 1;
  return `${ending.at}.${process.pid}.${state.count}`;
}
