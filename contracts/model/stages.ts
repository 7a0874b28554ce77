/** The stages of an application, in their order. */
export const STAGES = ["saved", "applied", "screening", "interview", "offer", "closed"] as const;
export type Stage = (typeof STAGES)[number];

/** Why a closed application ended. */
export const CLOSED_REASONS = ["accepted", "not-selected", "withdrew", "accepted-other", "no-response"] as const;
export type ClosedReason = (typeof CLOSED_REASONS)[number];
