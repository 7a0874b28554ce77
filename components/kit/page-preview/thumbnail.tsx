"use client";

import { useState } from "react";
import type { DocumentEntry } from "@/contracts/model/document";

type ThumbnailProps = {
  entry: Pick<DocumentEntry, "type" | "id" | "name" | "updatedAt">;
  /** During fast scrolling no picture is loaded; it is requested when scrolling stops. */
  isPassing?: boolean;
};

/**
 * The real first page, or a sheet with the name where there is no picture of it. The picture's address carries the time of the last
 * edit, so that the browser keeps it until the page changes.
 */
export function Thumbnail({ entry, isPassing = false }: ThumbnailProps) {
  const [failedFor, setFailedFor] = useState<string | null>(null);
  const [wasStill, setWasStill] = useState(!isPassing);
  if (!isPassing && !wasStill) setWasStill(true);
  const hasPicture = failedFor !== entry.updatedAt;
  return (
    <span className="block aspect-[210/297] w-full overflow-hidden rounded-[2px] bg-[#fffefc] shadow-page [filter:var(--page-filter)]">
      {!hasPicture ? (
        <span
          aria-hidden="true"
          className="block px-[12%] py-[14%] font-serif text-[#5b5650] text-xs leading-snug [overflow-wrap:anywhere]"
        >
          {entry.name}
        </span>
      ) : wasStill ? (
        // biome-ignore lint/performance/noImgElement: the server already sends the picture in the size in which it is shown.
        <img
          src={`/api/${entry.type}s/${entry.id}/thumbnail?v=${encodeURIComponent(entry.updatedAt)}`}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setFailedFor(entry.updatedAt)}
          className="block size-full object-cover object-top"
        />
      ) : null}
    </span>
  );
}
