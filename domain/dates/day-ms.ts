/** Milliseconds of a day of 24 hours. For days of a calendar in a time zone use `domain/career/local-time.ts`. */
export const DAY_MS = 86_400_000;
