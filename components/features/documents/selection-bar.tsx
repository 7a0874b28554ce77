"use client";

import { useTranslations } from "next-intl";
import type { Asking } from "@/components/features/documents/document-dialogs";
import type { LibraryEntry } from "@/components/features/documents/select-entries";
import type { DocumentActions } from "@/components/features/documents/use-document-actions";
import { SelectionBar, SelectionVerb } from "@/components/kit/collections/selection-bar";

type DocumentsSelectionProps = {
  entries: readonly LibraryEntry[];
  isTrash: boolean;
  actions: DocumentActions;
  ask: (asking: Asking) => void;
  onClear: () => void;
};

/** Actions for all selected documents. */
export function DocumentsSelection({ entries, isTrash, actions, ask, onClear }: DocumentsSelectionProps) {
  const t = useTranslations("documents");
  const areLocked = entries.every((entry) => entry.isLocked);
  return (
    <SelectionBar
      label={t("selection")}
      selected={t("selected", { count: entries.length })}
      clear={t("clearSelection")}
      onClear={onClear}
    >
      {isTrash ? (
        <>
          <SelectionVerb icon="arrow-counter-clockwise" text={t("restore")} onClick={() => actions.restore(entries)} />
          <SelectionVerb icon="trash" text={t("purge")} onClick={() => ask({ what: "purge", entries })} />
        </>
      ) : (
        <>
          <SelectionVerb icon="tag" text={t("tag")} onClick={() => ask({ what: "tags", entries })} />
          <SelectionVerb
            icon={areLocked ? "lock-simple-open" : "lock-simple"}
            text={t(areLocked ? "unlock" : "lock")}
            onClick={() => actions.setLocked(entries, !areLocked)}
          />
          <SelectionVerb icon="download-simple" text={t("downloadVerb")} onClick={() => ask({ what: "download", entries })} />
          <SelectionVerb icon="trash" text={t("toTrash")} onClick={() => actions.trash(entries)} />
        </>
      )}
    </SelectionBar>
  );
}
