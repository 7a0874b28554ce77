"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import type { VersionEntry } from "@/components/features/editor/versions/use-versions";
import { useVersionNames } from "@/components/features/editor/versions/version-names";
import { Button } from "@/components/kit/ui/button";
import { Dialog, DialogActions } from "@/components/kit/ui/dialog";
import { Field, TextInput } from "@/components/kit/ui/field";
import { LIMITS } from "@/contracts/limits";

type NameDialogProps = { title: string; start: string; onClose: () => void; onName: (name: string) => Promise<void> };

/** Asks for the name of a version. */
export function NameDialog({ title, start, onClose, onName }: NameDialogProps) {
  const t = useTranslations("editor.versions");
  const [name, setName] = useState(start);

  async function submit(event: FormEvent) {
    event.preventDefault();
    onClose();
    await onName(name.trim());
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title}>
      <form onSubmit={submit} className="mt-4">
        <Field label={t("name")}>
          {(ids) => (
            <TextInput
              {...ids}
              value={name}
              required
              maxLength={LIMITS.versionName.max}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <DialogActions>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button type="submit" variant="primary" disabled={name.trim() === ""}>
            {t("save")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

type DeleteVersionDialogProps = { version: VersionEntry; onClose: () => void; onDelete: () => Promise<void> };

/** Asks once, naming what goes and what stays. */
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
