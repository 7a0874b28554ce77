/** A page that a provider found, before it is trimmed. */
export type Found = { url: string; title: string; description: string };

/** What a search provider can do. Both throw ServiceFailed. */
export type SearchProvider = {
  search: (apiKey: string, query: string, limit: number) => Promise<Found[]>;
  /** The text of a page. */
  readPage: (apiKey: string, url: string) => Promise<string>;
};
