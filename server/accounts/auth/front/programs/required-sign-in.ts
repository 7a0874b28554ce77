import type { PresentSession } from "@/server/accounts/auth/session-of";

/** A person who was sent to sign in comes back within this time. */
const WAY_BACK_MS = 600_000;
/** Session times have milliseconds, this field has whole seconds. */
const SECOND_MS = 1_000;

/**
 * Whether the person must sign in although there may be a session: the program requires it (`prompt=login`), and the session is not one
 * that began, or was confirmed, after the program's request. `signed_in_after` is our own note of that, in seconds, in the address to which
 * signing in leads back. A program that adds it itself only lowers its own demand. Source: OpenID Connect Core, section 3.1.2.1.
 */
export function requiredSignIn(
  parameters: URLSearchParams,
  session: Pick<PresentSession, "createdAt"> | null,
  now: number,
): boolean {
  const after = Number(parameters.get("signed_in_after") ?? Number.NaN) * SECOND_MS;
  const isOnTheWayBack = after <= now && now - after < WAY_BACK_MS;
  return !session || !isOnTheWayBack || session.createdAt < after;
}

/** The request to which signing in leads back: what it demanded of the sign-in is then done. */
export function afterSignIn(parameters: URL, now: number): string {
  // In one spelling: sign-in through other sites refuses addresses with unusual characters.
  const fields = new URLSearchParams(parameters.search);
  const demands = /\blogin\b/.test(fields.get("prompt") ?? "") || fields.has("max_age");
  if (demands) {
    fields.set("signed_in_after", String(Math.floor(now / SECOND_MS)));
    // Of `max_age`, only a zero can never be met.
    if (Number(fields.get("max_age")) === 0) fields.delete("max_age");
  }
  return `${parameters.pathname}?${fields}`;
}
