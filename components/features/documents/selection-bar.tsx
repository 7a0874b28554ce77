"use client";

import { useTranslations } from "next-intl";
import type { Asking } from "@/components/features/documents/document-dialogs";
import type { LibraryEntry } from "@/components/features/documents/select-entries";
import type { DocumentActions } from "@/components/features/documents/use-document-actions";
import { Button } from "@/components/kit/ui/button";
import { Icon } from "@/components/kit/ui/icon";
import type { IconName } from "@/components/kit/ui/icon-paths";

type SelectionBarProps = {
  entries: readonly LibraryEntry[];
  isTrash: boolean;
  actions: DocumentActions;
  ask: (asking: Asking) => void;
  onClear: () => void;
};

/** Actions for all selected documents. */
export function SelectionBar({ entries, isTrash, actions, ask, onClear }: SelectionBarProps) {
  const t = useTranslations("documents");
  const areLocked = entries.every((entry) => entry.isLocked);
  return (
    <div
      role="toolbar"
      aria-label={t("selection")}
      data-selection-bar=""
      className="fixed inset-x-0 bottom-6 z-20 mx-auto flex h-12 w-fit max-w-[calc(100vw-16px)] items-center gap-1 rounded-lg bg-inverse ps-4 pe-1.5 text-inverse-foreground shadow-float phone:bottom-[72px] phone:h-14 phone:gap-0 phone:ps-3"
    >
      <b role="status" className="whitespace-nowrap pe-2 font-medium">
        {t("selected", { count: entries.length })}
      </b>
      {isTrash ? (
        <>
          <Verb icon="arrow-counter-clockwise" text={t("restore")} onClick={() => actions.restore(entries)} />
          <Verb icon="trash" text={t("purge")} onClick={() => ask({ what: "purge", entries })} />
        </>
      ) : (
        <>
          <Verb icon="tag" text={t("tag")} onClick={() => ask({ what: "tags", entries })} />
          <Verb
            icon={areLocked ? "lock-simple-open" : "lock-simple"}
            text={t(areLocked ? "unlock" : "lock")}
            onClick={() => actions.setLocked(entries, !areLocked)}
          />
          <Verb icon="download-simple" text={t("downloadVerb")} onClick={() => ask({ what: "download", entries })} />
          <Verb icon="trash" text={t("toTrash")} onClick={() => actions.trash(entries)} />
        </>
      )}
      <span className="mx-1 h-5 w-px bg-inverse-border" />
      <Button variant="inverse" shape="icon" aria-label={t("clearSelection")} onClick={onClear}>
        <Icon name="x" />
      </Button>
    </div>
  );
}

/** An action of the bar; on a phone only the icon is visible, with its name for screen readers. */
function Verb({ icon, text, onClick }: { icon: IconName; text: string; onClick: () => void }) {
  return (
    <Button variant="inverse" onClick={onClick} className="phone:px-2.5">
      <Icon name={icon} />
      <span className="phone:sr-only">{text}</span>
    </Button>
  );
}
