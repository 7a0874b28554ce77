"use client";

import { useTranslations } from "next-intl";
import type { Kind } from "@/components/features/documents/select-entries";
import { StartTiles } from "@/components/features/documents/start-tiles";
import type { Start } from "@/components/features/documents/starts";
import { Button } from "@/components/kit/ui/button";
import { Empty } from "@/components/kit/ui/empty";
import { Icon } from "@/components/kit/ui/icon";

type EmptyStateProps = {
  kind: Kind;
  query: string;
  /** There are documents of this kind, but none matches. */
  isFiltered: boolean;
  onClear: () => void;
  onNew: (start: Start) => void;
};

/** Why the list is empty, and the next step. */
export function EmptyState({ kind, query, isFiltered, onClear, onNew }: EmptyStateProps) {
  const t = useTranslations("documents");
  if (isFiltered || query !== "") {
    return (
      <Empty title={t("noMatch.title")} text={query === "" ? t("noMatch.filters") : t("noMatch.text", { query })}>
        <Button onClick={onClear}>{t("noMatch.action")}</Button>
      </Empty>
    );
  }
  if (kind === "trash") return <Empty title={t("emptyTrash.title")} text={t("emptyTrash.text")} />;
  if (kind === "letter") {
    return (
      <Empty title={t("noLetters.title")} text={t("noLetters.text")}>
        <Button variant="primary" onClick={() => onNew("letter")}>
          <Icon name="plus" />
          {t("noLetters.action")}
        </Button>
      </Empty>
    );
  }
  return (
    <Empty title={t("empty.title")} text={t("empty.text")}>
      <StartTiles onNew={onNew} />
    </Empty>
  );
}
