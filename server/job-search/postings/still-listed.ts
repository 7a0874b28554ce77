import { LIMITS } from "@/contracts/limits";
import { findBoard } from "@/domain/postings/boards/find-board";
import { parseLink } from "@/domain/postings/source-link";
import { type Listing, stillListed } from "@/domain/postings/still-listed";
import { env } from "@/server/platform/env";
import { fetchPage } from "./fetch-page";
import { type Fetch, parsed } from "./read-link";
import { Unread } from "./unread";

/** Checks whether the board of a link still lists the posting. Every error, and every response that is not a list, is `unknown`. */
export async function postingStillListed(link: string, fetch: Fetch = fetchPage): Promise<Listing> {
  const url = parseLink(link);
  const posting = url && findBoard(url);
  const list = posting ? await readList(link, fetch) : undefined;
  return posting && list !== undefined ? stillListed(posting, list) : "unknown";
}

/** The response of a link's board for the company's list; undefined for a link of no board, and when it cannot be read. */
export async function readList(link: string, fetch: Fetch = fetchPage): Promise<unknown> {
  const url = parseLink(link);
  const posting = url && findBoard(url);
  if (!posting) return undefined;
  try {
    const options = { allowed: env().POSTING_READER_ALLOWED_HOSTS, signal: AbortSignal.timeout(LIMITS.posting.readMs) };
    const page = await fetch(posting.listAddress, options);
    return parsed(page.text);
  } catch (error) {
    if (error instanceof Unread) return undefined;
    throw error;
  }
}
