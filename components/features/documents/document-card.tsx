"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { memo } from "react";
import { DocumentMenuButton } from "@/components/features/documents/document-menu";
import { DocumentMeta } from "@/components/features/documents/document-meta";
import { DocumentName, editorOf } from "@/components/features/documents/document-name";
import { DocumentPick } from "@/components/features/documents/document-pick";
import { useLibrary } from "@/components/features/documents/library-context";
import type { LibraryEntry } from "@/components/features/documents/select-entries";
import { Thumbnail } from "@/components/kit/page-preview/thumbnail";
import { classNames } from "@/components/kit/ui/class-names";
import { FoundLine } from "@/components/kit/ui/found-line";
import { Icon } from "@/components/kit/ui/icon";
import { Tag } from "@/components/kit/ui/tag";

export type DocumentProps = {
  entry: LibraryEntry;
  isSelected: boolean;
  /** Something is selected: every checkbox is shown, and clicking a page selects it. */
  isSelecting: boolean;
  /** While scrolling fast, pictures are not loaded. */
  isPassing: boolean;
};

/** A document as a page on the desk. */
export const DocumentCard = memo(function DocumentCard({ entry, isSelected, isSelecting, isPassing }: DocumentProps) {
  const t = useTranslations("documents");
  const { toggle } = useLibrary();
  const fades = "opacity-0 transition-opacity duration-(--fast) focus-within:opacity-100 group-hover:opacity-100";
  return (
    <article className="group relative p-px">
      <div
        className={classNames(
          "relative rounded-[2px] transition-shadow duration-(--fast) group-hover:shadow-float",
          isSelected && "outline-2 outline-primary-ink",
        )}
      >
        <Thumbnail entry={entry} isPassing={isPassing} />
        {isSelecting ? (
          // The checkbox next to it serves keyboards and screen readers.
          <button
            type="button"
            aria-hidden="true"
            tabIndex={-1}
            onClick={(event) => toggle(entry, event.shiftKey)}
            className="absolute inset-0 cursor-default select-none"
          />
        ) : entry.trashedAt === null ? (
          <Link href={editorOf(entry)} prefetch={false} aria-hidden="true" tabIndex={-1} className="absolute inset-0" />
        ) : null}
        <DocumentPick
          entry={entry}
          isSelected={isSelected}
          className={classNames(
            "absolute start-1.5 top-1.5 phone:start-0 phone:top-0",
            !isSelecting && fades,
            !isSelecting && "phone:hidden",
          )}
        />
        <span className={classNames("absolute end-2 top-2 has-data-popup-open:opacity-100 phone:hidden", fades)}>
          <DocumentMenuButton entry={entry} className="bg-card shadow-segment" />
        </span>
      </div>
      <h2 className="mt-2.5 flex h-6 items-center font-semibold text-sm phone:h-9">
        <DocumentName entry={entry} />
        <span className="hidden flex-1 justify-end phone:flex">
          <DocumentMenuButton entry={entry} className="-me-2" />
        </span>
      </h2>
      <p className="flex h-4 items-center gap-1.5 overflow-hidden whitespace-nowrap text-muted-foreground text-xs phone:h-auto phone:flex-wrap">
        {entry.found ? (
          <span className="truncate">
            <FoundLine {...entry.found} />
          </span>
        ) : (
          <DocumentMeta entry={entry} />
        )}
      </p>
      <p className="mt-[7px] flex h-5 gap-1 overflow-hidden phone:hidden">
        {entry.type === "letter" ? (
          <Tag className="flex-none">
            <Icon name="envelope-simple" size="xs" />
            {t("letterTag")}
          </Tag>
        ) : null}
        {entry.tags.map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
      </p>
    </article>
  );
});
