import { preload } from "react-dom";
import { addressOf } from "@/components/kit/api/address";
import { MANIFEST_URL } from "@/components/kit/page-preview/manifest";
import type { DocumentType } from "@/contracts/model/document";

/** As `fetch` requests it, else the browser would load it twice. */
const AS_FETCH = { as: "fetch", crossOrigin: "anonymous" } as const;
/** On a phone the content is seen first, and the page on request. */
const WITH_PAGE = { ...AS_FETCH, media: "(min-width: 640.02px)" };

/**
 * Has the browser fetch what the editor opens first while the editor's code is still loading: the document, its pages, and the address of
 * the engine. A page that is loaded carries the links in its HTML; where the application itself changes pages, React's hints arrive before
 * the links. The browser fetches once, also where it has both.
 */
export function PreloadDocument({ type, id }: { type: DocumentType; id: string }) {
  const read = addressOf(({ resumes, coverLetters }) => (type === "resume" ? resumes : coverLetters).read, { id });
  const requested = [
    { href: read, ...AS_FETCH, fetchPriority: "high" as const },
    { href: `/api/${type}s/${encodeURIComponent(id)}/pages`, ...WITH_PAGE },
    { href: MANIFEST_URL, ...WITH_PAGE },
  ];
  for (const { href, ...options } of requested) preload(href, options);
  return requested.map((link) => <link key={link.href} rel="preload" {...link} />);
}
