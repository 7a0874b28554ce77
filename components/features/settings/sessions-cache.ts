/** Where the list of sessions lies in the query cache. */
export const SESSIONS = ["sessions"];
