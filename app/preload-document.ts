import { preload } from "react-dom";
import { addressOf } from "@/components/kit/api/address";
import { MANIFEST_URL } from "@/components/kit/page-preview/manifest";
import type { DocumentType } from "@/contracts/model/document";

/** As `fetch` asks, else the browser would ask twice. */
const AS_FETCH = { as: "fetch", crossOrigin: "anonymous" } as const;
/** On a phone the content is seen first, and the page when it is asked for. */
const WITH_PAGE = "(min-width: 640.02px)";

/** Has the browser ask for what the editor will open while its code is still on the way: the document, its pages, and where the engine is. */
export function preloadDocument(type: DocumentType, id: string): void {
  const read = addressOf(({ resumes, coverLetters }) => (type === "resume" ? resumes : coverLetters).read, { id });
  preload(read, { ...AS_FETCH, fetchPriority: "high" });
  preload(`/api/${type}s/${encodeURIComponent(id)}/pages`, { ...AS_FETCH, media: WITH_PAGE });
  preload(MANIFEST_URL, { ...AS_FETCH, media: WITH_PAGE });
}
