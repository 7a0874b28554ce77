import { preload } from "react-dom";
import { addressOf } from "@/components/kit/api/address";
import { MANIFEST_URL } from "@/components/kit/page-preview/manifest";
import type { DocumentType } from "@/contracts/model/document";

/** As `fetch` asks, else the browser would ask twice. */
const AS_FETCH = { as: "fetch", crossOrigin: "anonymous" } as const;
/** On a phone the content is seen first, and the page when it is asked for. */
const WITH_PAGE = { ...AS_FETCH, media: "(min-width: 640.02px)" };

/**
 * Has the browser ask for what the editor will open while its code is still on the way: the document, its pages, and where the engine is.
 * From another page of the application the hints of `preload` come first; a page that is loaded has them only once React runs, but links at once.
 */
export function PreloadDocument({ type, id }: { type: DocumentType; id: string }) {
  const read = addressOf(({ resumes, coverLetters }) => (type === "resume" ? resumes : coverLetters).read, { id });
  const wanted = [
    { href: read, ...AS_FETCH, fetchPriority: "high" as const },
    { href: `/api/${type}s/${encodeURIComponent(id)}/pages`, ...WITH_PAGE },
    { href: MANIFEST_URL, ...WITH_PAGE },
  ];
  for (const { href, ...options } of wanted) preload(href, options);
  return wanted.map((link) => <link key={link.href} rel="preload" {...link} />);
}
