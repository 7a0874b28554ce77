"use client";

import { useTranslations } from "next-intl";
import type { VersionEntry } from "@/components/features/editor/versions/use-versions";
import { useVersionNames } from "@/components/features/editor/versions/version-names";
import { Button } from "@/components/kit/ui/button";
import { Dialog, DialogActions } from "@/components/kit/ui/dialog";
import { NameDialog } from "@/components/kit/ui/form-dialog";
import { LIMITS } from "@/contracts/limits";

type VersionNameDialogProps = { title: string; start: string; onClose: () => void; onName: (name: string) => Promise<void> };

/** Asks for the name of a version. */
export function VersionNameDialog({ onName, ...dialog }: VersionNameDialogProps) {
  const t = useTranslations("editor.versions");
  return (
    <NameDialog
      {...dialog}
      label={t("name")}
      cancel={t("cancel")}
      save={t("save")}
      maxLength={LIMITS.versionName.max}
      onSave={onName}
    />
  );
}

type DeleteVersionDialogProps = { version: VersionEntry; onClose: () => void; onDelete: () => Promise<void> };

/** Asks for confirmation, naming what goes and what stays. */
export function DeleteVersionDialog({ version, onClose, onDelete }: DeleteVersionDialogProps) {
  const t = useTranslations("editor.versions");
  const { nameOf } = useVersionNames();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("deleteTitle", { name: nameOf(version) })}
      description={t("deleteText")}
    >
      <DialogActions>
        <Button onClick={onClose}>{t("keep")}</Button>
        <Button
          variant="danger"
          onClick={() => {
            onClose();
            void onDelete();
          }}
        >
          {t("delete")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
