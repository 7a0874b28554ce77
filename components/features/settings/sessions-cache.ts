/** The query cache key of the list of sessions. */
export const SESSIONS = ["sessions"];
