import type { SearchResult } from "@/contracts/applications/web-access";
import { LIMITS } from "@/contracts/limits";
import type { Db } from "@/server/platform/db/client";
import { failure } from "@/server/platform/errors";
import { logWarning } from "@/server/platform/log";
import { ServiceFailed } from "./ask-service";
import { connectionOf } from "./connection";
import type { Found } from "./providers/provider";
import { SEARCH_PROVIDERS } from "./providers/registry";

/**
 * Searches the web for postings. Throws SEARCH_UNAVAILABLE without a provider, SEARCH_FAILED where it does not respond,
 * RATE_LIMIT_EXCEEDED where its own limit is reached: `onWait` receives the seconds to wait.
 */
export async function searchPostings(
  db: Db,
  ownerId: string,
  query: string,
  onWait: (seconds: number) => void,
): Promise<SearchResult[]> {
  const connection = await connectionOf(db, ownerId);
  if (!connection) throw failure("SEARCH_UNAVAILABLE");
  const { provider, apiKey } = connection;
  try {
    return trimmed(await SEARCH_PROVIDERS[provider].search(apiKey, query, LIMITS.searchResults));
  } catch (error) {
    if (!(error instanceof ServiceFailed)) throw error;
    logWarning("web-access", "A search provider failed", { userId: ownerId, provider, reason: error.reason });
    if (error.reason !== "busy") throw failure("SEARCH_FAILED", { cause: error });
    onWait(error.retryAfter ?? 60);
    throw failure("RATE_LIMIT_EXCEEDED", { cause: error });
  }
}

/** Results that lead to a page, each once, as plain text within its limits. */
function trimmed(found: readonly Found[]): SearchResult[] {
  const seen = new Set<string>();
  const results = found.flatMap(({ url, title, description }): SearchResult[] => {
    const address = webAddress(url);
    if (address === null || seen.has(address)) return [];
    seen.add(address);
    const { title: titleMax, description: descriptionMax } = LIMITS.searchResult;
    return [
      {
        url: address,
        title: plain(title, titleMax) || address.slice(0, titleMax),
        description: plain(description, descriptionMax),
      },
    ];
  });
  return results.slice(0, LIMITS.searchResults);
}

function webAddress(text: string): string | null {
  if (text.length > LIMITS.application.url || !URL.canParse(text)) return null;
  const url = new URL(text);
  return /^https?:$/.test(url.protocol) && url.username === "" && url.password === "" ? url.href : null;
}

/** Without control and invisible characters, cut at a whole character. */
const plain = (text: string, max: number): string =>
  text
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .trim()
    .slice(0, max)
    .toWellFormed()
    .replace(/\ufffd$/, "");
