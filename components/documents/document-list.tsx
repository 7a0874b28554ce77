"use client";

import { DocumentName } from "@/components/documents/document-grid";
import { DocumentMenu } from "@/components/documents/document-menu";
import { DocumentMeta } from "@/components/documents/document-meta";
import { Thumbnail } from "@/components/documents/thumbnail";
import { Tag } from "@/components/ui/tag";
import type { DocumentEntry } from "@/contracts/model/document";

/** Documents as lines. */
export function DocumentList({ entries }: { entries: readonly DocumentEntry[] }) {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.id} className="flex min-h-14 items-center gap-3 border-b py-2 [content-visibility:auto] hover:bg-muted">
          <span className="w-7 flex-none">
            <Thumbnail entry={entry} />
          </span>
          <h2 className="flex min-w-0 flex-1 font-semibold text-sm">
            <DocumentName entry={entry} />
          </h2>
          <span className="flex gap-1 overflow-hidden phone:hidden">
            {entry.tags.map((tag) => (
              <Tag key={tag}>{tag}</Tag>
            ))}
          </span>
          <span className="flex w-52 items-center gap-1.5 whitespace-nowrap text-muted-foreground text-xs phone:w-auto">
            <DocumentMeta entry={entry} />
          </span>
          <DocumentMenu entry={entry} />
        </li>
      ))}
    </ul>
  );
}
