import { preload } from "react-dom";
import { addressOf } from "@/components/kit/api/address";

/** As `fetch` requests it, else the browser would load it twice. */
const AS_FETCH = { as: "fetch", crossOrigin: "anonymous" } as const;

export type PreloadedRead = { href: string; fetchPriority?: "high"; media?: string };

/**
 * Has the browser fetch what a screen reads first while the screen's code is still loading. The addresses must be those that the screen
 * requests, to the letter. A page that is loaded carries the links in its HTML; where the application itself changes pages, React's hints
 * arrive before the links. The browser fetches once, also where it has both.
 */
export function PreloadReads({ reads }: { reads: readonly PreloadedRead[] }) {
  for (const { href, ...options } of reads) preload(href, { ...AS_FETCH, ...options });
  return reads.map((read) => <link key={read.href} rel="preload" {...AS_FETCH} {...read} />);
}

/** The address of a list as the typed client requests it. */
export function listAddress(
  pick: Parameters<typeof addressOf>[0],
  input: Record<string, string | number | boolean> = {},
): string {
  const query = Object.entries(input).map(([name, value]) => `${name}=${value}`);
  return query.length === 0 ? addressOf(pick) : `${addressOf(pick)}?${query.join("&")}`;
}
