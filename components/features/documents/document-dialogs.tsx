"use client";

import { useTranslations } from "next-intl";
import { DownloadDialog } from "@/components/features/documents/download-dialog";
import type { LibraryEntry } from "@/components/features/documents/select-entries";
import { TagsDialog } from "@/components/features/documents/tags-dialog";
import type { DocumentActions } from "@/components/features/documents/use-document-actions";
import { Button } from "@/components/kit/ui/button";
import { Dialog, DialogActions } from "@/components/kit/ui/dialog";
import { NameDialog } from "@/components/kit/ui/form-dialog";
import { LIMITS } from "@/contracts/limits";

/** The dialogs of the library. */
export type Asking =
  | { what: "rename" | "copyForJob"; entry: LibraryEntry }
  | { what: "tags" | "purge" | "download"; entries: readonly LibraryEntry[] };

type DocumentDialogsProps = {
  asking: Asking;
  /** Every document, for the tags in use. */
  all: readonly LibraryEntry[];
  actions: DocumentActions;
  onClose: () => void;
};

/** The open dialog; copies use the dialog for new documents. */
export function DocumentDialogs({ asking, all, actions, onClose }: DocumentDialogsProps) {
  if (asking.what === "rename") {
    const { entry } = asking;
    return <RenameDialog entry={entry} onClose={onClose} onRename={(name) => actions.rename(entry, name)} />;
  }
  if (asking.what === "tags") {
    const { entries } = asking;
    return (
      <TagsDialog entries={entries} all={all} onClose={onClose} onSave={(changes) => actions.changeTags(entries, changes)} />
    );
  }
  if (asking.what === "purge") {
    const { entries } = asking;
    return <ConfirmPurge entries={entries} onClose={onClose} onPurge={() => void actions.purge(entries)} />;
  }
  if (asking.what === "download") return <DownloadDialog entries={asking.entries} onClose={onClose} />;
  return null;
}

type RenameDialogProps = { entry: LibraryEntry; onClose: () => void; onRename: (name: string) => Promise<boolean> };

function RenameDialog({ entry, onClose, onRename }: RenameDialogProps) {
  const t = useTranslations("documents");
  return (
    <NameDialog
      title={t("renameTitle", { name: entry.name })}
      label={t("name")}
      cancel={t("cancel")}
      save={t("save")}
      start={entry.name}
      maxLength={LIMITS.name.max}
      onSave={onRename}
      onClose={onClose}
    />
  );
}

type ConfirmPurgeProps = { entries: readonly LibraryEntry[]; onClose: () => void; onPurge: () => void };

/** Asks for confirmation, with the name or the number of documents. */
function ConfirmPurge({ entries, onClose, onPurge }: ConfirmPurgeProps) {
  const t = useTranslations("documents");
  const subject = { count: entries.length, name: entries[0]?.name ?? "" };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("purgeTitle", subject)}
      description={t("purgeText", { count: entries.length })}
    >
      <DialogActions>
        <Button onClick={onClose}>{t("keep", { count: entries.length })}</Button>
        <Button
          variant="danger"
          onClick={() => {
            onClose();
            onPurge();
          }}
        >
          <span className="max-w-56 truncate">{t("purgeIt", subject)}</span>
        </Button>
      </DialogActions>
    </Dialog>
  );
}
