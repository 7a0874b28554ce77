"use client";

import { useTranslations } from "next-intl";
import type { View } from "@/components/features/documents/use-library-address";
import { Button } from "@/components/kit/ui/button";
import { Icon } from "@/components/kit/ui/icon";

type LibraryNotesProps = {
  view: View;
  query: string;
  shown: number;
  of: number;
  onChange: (changes: Partial<View>) => void;
  onQuery: (query: string) => void;
  onEmptyTrash: (() => void) | null;
};

/** How many documents are shown and why, with a button to clear each filter; in Trash, when documents are deleted. */
export function LibraryNotes({ view, query, shown, of, onChange, onQuery, onEmptyTrash }: LibraryNotesProps) {
  const t = useTranslations("documents");
  const reasons = [
    ...(query === "" ? [] : [{ key: "query", text: t("quoted", { name: query }), letGo: () => onQuery("") }]),
    ...(view.status === "any"
      ? []
      : [{ key: "status", text: t(`statuses.${view.status}`), letGo: () => onChange({ status: "any" }) }]),
    ...view.tags.map((tag) => ({
      key: `tag ${tag}`,
      text: tag,
      letGo: () => onChange({ tags: view.tags.filter((each) => each !== tag) }),
    })),
  ];
  if (reasons.length === 0 && !onEmptyTrash) return null;
  return (
    <div className="flex min-h-10 flex-wrap items-center gap-1.5 border-b py-1.5 text-muted-foreground text-xs">
      {reasons.length > 0 ? (
        <>
          <span role="status" className="pe-1">
            {t("shownOf", { shown, of })}
          </span>
          {reasons.map(({ key, text, letGo }) => (
            <Button
              key={key}
              size="xs"
              variant="ghost"
              className="max-w-60 bg-accent text-xs"
              aria-label={t("letGo", { what: text })}
              onClick={letGo}
            >
              <span className="truncate">{text}</span>
              <Icon name="x" size="xs" />
            </Button>
          ))}
        </>
      ) : null}
      {onEmptyTrash ? (
        <>
          {reasons.length === 0 ? <span>{t("trashNote")}</span> : null}
          <span className="flex-1" />
          <Button size="xs" variant="danger-outline" onClick={onEmptyTrash}>
            {t("emptyIt")}
          </Button>
        </>
      ) : null}
    </div>
  );
}
