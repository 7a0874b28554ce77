const DAY_MS = 86_400_000;

/** Calendar days from a moment to another, in UTC: days are stored as their noon, so hours would count a day too few in the morning. */
export const daysBetween = (from: string, to: Date): number =>
  Math.floor(to.getTime() / DAY_MS) - Math.floor(Date.parse(from) / DAY_MS);
