/** Where the list of API keys lies in the query cache. */
export const API_KEYS = ["api-keys"];
