"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/kit/ui/button";
import { Dialog, DialogActions } from "@/components/kit/ui/dialog";
import type { Application } from "@/contracts/model/application";

type DeleteDialogProps = { applications: readonly Application[]; onDelete: () => void; onClose: () => void };

/** Asks for confirmation before applications are permanently deleted. */
export function DeleteDialog({ applications, onDelete, onClose }: DeleteDialogProps) {
  const t = useTranslations("applications.deleting");
  const count = applications.length;
  const company = applications[0]?.company ?? "";
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("title", { count, company })}
      description={t("text", { count })}
    >
      <DialogActions>
        <Button onClick={onClose}>{t("keep")}</Button>
        <Button variant="danger" onClick={onDelete}>
          {t("delete", { count })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
