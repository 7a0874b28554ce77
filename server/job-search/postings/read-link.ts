import { companyInLink, findBoard } from "@/domain/postings/boards/find-board";
import { addressOfFrame, boardAddressIn } from "@/domain/postings/boards/on-other-sites";
import { isChallenge } from "@/domain/postings/challenge";
import type { Found, FoundIn } from "@/domain/postings/found";
import { parseLink } from "@/domain/postings/source-link";
import { runTask } from "@/server/documents/tasks/run-task";
import { type FetchedPage, type FetchOptions, fetchPage } from "./fetch-page";
import { Unread } from "./unread";

export type ReadLink = { resolvedUrl: string; places: readonly (readonly [FoundIn, Found | null])[] };

export type Fetch = (link: string, options: FetchOptions) => Promise<FetchedPage>;

/** Reads the posting that a link leads to: from the board's JSON if there is one, else from the page. Throws Unread. */
export async function readLink(link: string, options: FetchOptions, fetch: Fetch = fetchPage): Promise<ReadLink> {
  const fromBoard = await readBoard(link, options, fetch);
  if (fromBoard) return fromBoard;
  const url = parseLink(link);
  const page = await fetch(url ? addressOfFrame(url).href : link, options);
  const shown = parseLink(page.url);
  const address = page.kind === "html" && shown ? boardAddressIn(page.text, shown) : null;
  const fromOwnSite = address === null ? null : await readBoard(address, options, fetch);
  if (fromOwnSite) return { ...fromOwnSite, resolvedUrl: page.url };
  if (page.kind === "json")
    return {
      resolvedUrl: page.url,
      places: await runTask("placesInHtml", { html: `<script type="application/ld+json">${page.text}</script>` }),
    };
  const places =
    page.kind === "html"
      ? await runTask("placesInHtml", { html: page.text })
      : await runTask("placesInText", { text: page.text });
  if (page.kind === "html" && isChallenge(page.text, places)) throw new Unread("challenge");
  return { resolvedUrl: page.url, places };
}

/** If a board does not respond, or with something else, the page itself is read; both share one time limit. */
async function readBoard(link: string, options: FetchOptions, fetch: Fetch): Promise<ReadLink | null> {
  const url = parseLink(link);
  const posting = url && url.username === "" && url.password === "" ? findBoard(url) : null;
  if (!url || !posting) return null;
  const found = await fetch(posting.address, options).then(
    (page) => posting.read(parsed(page.text)),
    (error: unknown) => {
      if (error instanceof Unread && !options.signal.aborted) return null;
      throw error;
    },
  );
  if (!found) return null;
  return {
    resolvedUrl: url.href,
    places: [
      ["job-board", found],
      ["link", { company: companyInLink(url, posting) }],
    ],
  };
}

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
