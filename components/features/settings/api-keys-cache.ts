/** The query cache key of the list of API keys. */
export const API_KEYS = ["api-keys"];
