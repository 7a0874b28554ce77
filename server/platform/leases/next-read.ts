/** How often an account on another server is read. */
const INTERVAL_MS = 5 * 60_000;
const MAX_INTERVAL_MS = 6 * 60 * 60_000;
/** Providers lock accounts after too many wrong passwords. */
const AFTER_WRONG_PASSWORD_MS = 60 * 60_000;

/** When an account on another server is read next after a success. */
export const nextRead = (now: Date): Date => new Date(now.getTime() + INTERVAL_MS);

/** When it is tried again: after twice the time for each failure before, at most six hours. */
export function nextTry(now: Date, reason: string, failures: number): Date {
  const pause = reason === "wrong-password" ? AFTER_WRONG_PASSWORD_MS : INTERVAL_MS;
  return new Date(now.getTime() + Math.min(MAX_INTERVAL_MS, pause * 2 ** Math.min(failures, 10)));
}
