import { applicationOf, EMPTY_DRAFT, withPosting } from "@/components/features/applications/quick-add/draft";
import type { ReadPosting } from "@/components/features/applications/quick-add/read-posting";
import type { SearchResult } from "@/contracts/applications/web-access";
import { LIMITS } from "@/contracts/limits";
import type { PostingSourceInput } from "@/contracts/model/posting-source";
import { preciseSource } from "@/contracts/model/precise-source";

/**
 * What is added for a result: the posting behind its link, and where that could not be read, the search result itself. `posting` is
 * null where nothing could be read.
 */
export function applicationOfResult(result: SearchResult, posting: ReadPosting | null) {
  const fallbackReason = (posting && preciseSource(posting.postingSource).fallbackReason) ?? null;
  const isRead = posting !== null && fallbackReason === null;
  const read = isRead ? applicationOf(withPosting(EMPTY_DRAFT, posting, null), "") : applicationOf(EMPTY_DRAFT, "");
  const short = (text: string) => text.slice(0, LIMITS.application.line).trim();
  const found = inTitle(result.title);
  return {
    ...read,
    company: short(read.company || found.company || hostOf(result.url)),
    role: short(read.role || found.role),
    sourceUrl: result.url,
    jobDescription: read.jobDescription || result.description,
    postingSource: isRead ? posting.postingSource : searched(result.url, fallbackReason),
  };
}

/** A search result is never the whole posting. */
const searched = (url: string, fallbackReason: PostingSourceInput["fallbackReason"]): PostingSourceInput => ({
  method: "search",
  format: "text",
  completeness: "partial",
  requestedUrl: url,
  fallbackReason,
});

/** “Product Designer at Northpine” in a title; without such a word all of it is the role. */
function inTitle(title: string): { role: string; company: string } {
  const [, role = title, company = ""] = /^(.{2,}?) (?:at|bei|chez|en|@) ([^|–—]+)/u.exec(title) ?? [];
  return { role, company: company.trim() };
}

export const hostOf = (url: string): string => new URL(url).hostname.replace(/^www\./, "");
