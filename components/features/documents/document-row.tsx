"use client";

import { useTranslations } from "next-intl";
import { memo } from "react";
import type { DocumentProps } from "@/components/features/documents/document-card";
import { DocumentMenuButton } from "@/components/features/documents/document-menu";
import { DocumentMeta } from "@/components/features/documents/document-meta";
import { DocumentName } from "@/components/features/documents/document-name";
import { DocumentPick } from "@/components/features/documents/document-pick";
import { Thumbnail } from "@/components/kit/page-preview/thumbnail";
import { classNames } from "@/components/kit/ui/class-names";
import { FoundLine } from "@/components/kit/ui/found-line";
import { Icon } from "@/components/kit/ui/icon";
import { Tag } from "@/components/kit/ui/tag";

/** A document as a row. */
export const DocumentRow = memo(function DocumentRow({ entry, isSelected, isPassing }: DocumentProps) {
  const t = useTranslations("documents");
  return (
    <article
      className={classNames(
        "flex min-h-14 items-center gap-3 border-b py-2 pe-1 hover:bg-muted phone:gap-2",
        isSelected && "bg-primary-soft hover:bg-primary-soft",
      )}
    >
      <DocumentPick entry={entry} isSelected={isSelected} className="-me-1.5" />
      <span className="w-7 flex-none">
        <Thumbnail entry={entry} isPassing={isPassing} />
      </span>
      <div className="min-w-0 flex-1">
        <h2 className="flex font-semibold text-sm">
          <DocumentName entry={entry} />
        </h2>
        {entry.found ? (
          <p className="truncate text-muted-foreground text-xs">
            <FoundLine {...entry.found} />
          </p>
        ) : null}
      </div>
      <span className="flex max-w-[40%] gap-1 overflow-hidden phone:hidden">
        {entry.type === "letter" ? (
          <Tag className="flex-none">
            <Icon name="envelope-simple" size="xs" />
            {t("letterTag")}
          </Tag>
        ) : null}
        {entry.tags.map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
      </span>
      <span className="flex w-60 items-center gap-1.5 whitespace-nowrap text-muted-foreground text-xs phone:w-auto">
        <DocumentMeta entry={entry} />
      </span>
      <DocumentMenuButton entry={entry} />
    </article>
  );
});
