"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { DocumentMenu } from "@/components/documents/document-menu";
import { DocumentMeta } from "@/components/documents/document-meta";
import { Thumbnail } from "@/components/documents/thumbnail";
import { Icon } from "@/components/ui/icon";
import { Tag } from "@/components/ui/tag";
import type { DocumentEntry } from "@/contracts/model/document";

/** Documents as pages on the desk. */
export function DocumentGrid({ entries }: { entries: readonly DocumentEntry[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(180px,1fr))] gap-8 pt-7 phone:grid-cols-2 phone:gap-x-4 phone:gap-y-6 phone:pt-5">
      {entries.map((entry) => (
        <li key={entry.id} className="min-w-0 [contain-intrinsic-size:auto_340px] [content-visibility:auto]">
          <Card entry={entry} />
        </li>
      ))}
    </ul>
  );
}

function Card({ entry }: { entry: DocumentEntry }) {
  const t = useTranslations("documents");
  return (
    <article className="group relative p-px">
      <div className="relative transition-shadow duration-(--fast) group-hover:shadow-float">
        <Thumbnail entry={entry} />
        {entry.type === "resume" && entry.trashedAt === null ? (
          <Link href={`/resumes/${entry.id}`} aria-hidden="true" tabIndex={-1} className="absolute inset-0" />
        ) : null}
        <span className="absolute end-2 top-2 opacity-0 transition-opacity duration-(--fast) focus-within:opacity-100 group-hover:opacity-100 has-data-popup-open:opacity-100 phone:hidden">
          <DocumentMenu entry={entry} className="bg-card shadow-segment" />
        </span>
      </div>
      <h2 className="mt-2.5 flex h-6 items-center font-semibold text-sm phone:h-9">
        <DocumentName entry={entry} />
        <span className="hidden flex-1 justify-end phone:flex">
          <DocumentMenu entry={entry} className="-me-2" />
        </span>
      </h2>
      <p className="flex items-center gap-1.5 overflow-hidden whitespace-nowrap text-muted-foreground text-xs">
        <DocumentMeta entry={entry} />
      </p>
      {entry.tags.length > 0 || entry.type === "letter" ? (
        <p className="mt-[7px] flex gap-1 overflow-hidden phone:hidden">
          {entry.type === "letter" ? (
            <Tag>
              <Icon name="envelope-simple" size="xs" />
              {t("letterTag")}
            </Tag>
          ) : null}
          {entry.tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </p>
      ) : null}
    </article>
  );
}

/** The name, as a link where there is something to open. Letters get their editor with a later screen; until then they are listed. */
export function DocumentName({ entry }: { entry: DocumentEntry }) {
  if (entry.type !== "resume" || entry.trashedAt !== null) return <span className="truncate">{entry.name}</span>;
  return (
    <Link href={`/resumes/${entry.id}`} className="truncate rounded-sm hover:underline">
      {entry.name}
    </Link>
  );
}
