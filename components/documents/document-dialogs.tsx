"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogActions } from "@/components/ui/dialog";
import { Field, TextInput } from "@/components/ui/field";
import { LIMITS } from "@/contracts/limits";
import type { DocumentEntry } from "@/contracts/model/document";

type DialogProps = { entry: DocumentEntry; onClose: () => void };

export function RenameDialog({ entry, onClose, onRename }: DialogProps & { onRename: (name: string) => Promise<boolean> }) {
  const t = useTranslations("documents");
  const [name, setName] = useState(entry.name);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (await onRename(name.trim())) onClose();
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t("renameTitle", { name: entry.name })}>
      <form onSubmit={submit} className="mt-4">
        <Field label={t("name")}>
          {(ids) => (
            <TextInput
              {...ids}
              value={name}
              required
              maxLength={LIMITS.name.max}
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

export function TagsDialog({ entry, onClose, onSave }: DialogProps & { onSave: (tags: string[]) => Promise<boolean> }) {
  const t = useTranslations("documents");
  const [text, setText] = useState(entry.tags.join(", "));

  async function submit(event: FormEvent) {
    event.preventDefault();
    const tags = text
      .split(",")
      .map((tag) => tag.trim().slice(0, LIMITS.tags.length.max))
      .filter((tag) => tag !== "");
    if (await onSave(tags.slice(0, LIMITS.tags.max))) onClose();
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t("tagsTitle", { name: entry.name })}>
      <form onSubmit={submit} className="mt-4">
        <Field label={t("tags")} hint={t("tagsHint")}>
          {(ids) => <TextInput {...ids} value={text} onChange={(event) => setText(event.target.value)} />}
        </Field>
        <DialogActions>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button type="submit" variant="primary">
            {t("save")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Asks once, naming what goes. */
export function ConfirmPurge({ entry, onClose, onPurge }: DialogProps & { onPurge: () => void }) {
  const t = useTranslations("documents");
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("purgeTitle", { name: entry.name })}
      description={t("purgeText")}
    >
      <DialogActions>
        <Button onClick={onClose}>{t("keep")}</Button>
        <Button
          variant="danger"
          onClick={() => {
            onClose();
            onPurge();
          }}
        >
          <span className="max-w-56 truncate">{t("purgeIt", { name: entry.name })}</span>
        </Button>
      </DialogActions>
    </Dialog>
  );
}
