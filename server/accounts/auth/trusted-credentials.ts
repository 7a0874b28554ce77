import { singleton } from "@/server/platform/singleton";
import { isUnsettled } from "./ended-sessions";

const TRUSTED_MS = 5_000;
const MAX_ENTRIES = 10_000;

/** What a credential is worth, and until when. */
type Worth = { userId: string; expiresAt: number };

type Known = Map<string, { value: Worth; until: number }>;

/** By kind. */
const known = () => singleton("trusted-credentials", () => new Map<string, Known>());

/**
 * Credentials that were looked up a moment ago, by the hash of what was sent: trusted for five seconds without a query, but never after
 * they expire. When access of a person ends, theirs are forgotten: immediately on this instance, within half a second on others
 * (ended-access.ts).
 */
export class TrustedCredentials<Value extends Worth> {
  readonly #kind: string;

  constructor(kind: string) {
    this.#kind = kind;
  }

  #known() {
    const ofKind = known().get(this.#kind) ?? new Map();
    known().set(this.#kind, ofKind);
    return ofKind as Map<string, { value: Value; until: number }>;
  }

  /** What is known of a credential that has not expired, and whether it can be trusted without a query. */
  find(hash: string, now: number): { value: Value; isTrusted: boolean } | null {
    const entry = this.#known().get(hash);
    return entry && entry.value.expiresAt > now ? { value: entry.value, isTrusted: entry.until > now } : null;
  }

  /**
   * Only credentials that were found: unknown ones may be created a moment later, and guesses must not fill the memory. Nor those of a
   * person whose access has just ended: the row may have been read just before.
   */
  trust(hash: string, value: Value, now: number): void {
    if (isUnsettled(value.userId, now)) return;
    const ofKind = this.#known();
    if (ofKind.size >= MAX_ENTRIES) ofKind.clear();
    ofKind.set(hash, { value, until: now + TRUSTED_MS });
  }

  forget(hash: string): void {
    this.#known().delete(hash);
  }
}

/** Forgets the keys, tokens and sessions of one person. */
export function forgetCredentialsOf(userId: string): void {
  for (const kind of known().values()) for (const [hash, { value }] of kind) if (value.userId === userId) kind.delete(hash);
}

/** Forgets all of them. */
export function forgetCredentials(): void {
  known().clear();
}
