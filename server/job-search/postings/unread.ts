import type { UNREAD_REASONS } from "@/contracts/model/posting-values";

export type FallbackReason = (typeof UNREAD_REASONS)[number];

/** A link could not be read, and why. Nothing of it is a bug. */
export class Unread extends Error {
  constructor(
    readonly reason: FallbackReason,
    cause?: unknown,
  ) {
    super(`The link could not be read (${reason}).`, { cause });
  }
}
