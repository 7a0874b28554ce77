import { PreloadReads } from "@/app/preload-reads";
import { addressOf } from "@/components/kit/api/address";
import { MANIFEST_URL } from "@/components/kit/page-preview/manifest";
import type { DocumentType } from "@/contracts/model/document";

/** On a phone the content is seen first, and the page on request. */
const WITH_PAGE = { media: "(min-width: 640.02px)" };

/** Fetches early what the editor opens first: the document, its pages, and the address of the engine. */
export function PreloadDocument({ type, id }: { type: DocumentType; id: string }) {
  const read = addressOf(({ resumes, coverLetters }) => (type === "resume" ? resumes : coverLetters).read, { id });
  return (
    <PreloadReads
      reads={[
        { href: read, fetchPriority: "high" },
        { href: `/api/${type}s/${encodeURIComponent(id)}/pages`, ...WITH_PAGE },
        { href: MANIFEST_URL, ...WITH_PAGE },
      ]}
    />
  );
}
