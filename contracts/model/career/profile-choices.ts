export const PAY_PERIODS = ["hour", "month", "year"] as const;
export const MEMORY_MODES = ["ask", "auto", "off"] as const;

/** Job titles, and places, that a profile may name. */
export const PROFILE_NAMES = 20;
