"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import type { LibraryEntry } from "@/components/features/documents/select-entries";
import { countTags, type TagChanges } from "@/components/features/documents/tag-changes";
import { Button } from "@/components/kit/ui/button";
import { CheckBoxOnly } from "@/components/kit/ui/checkbox";
import { Dialog, DialogActions } from "@/components/kit/ui/dialog";
import { Field, TextInput } from "@/components/kit/ui/field";
import { LIMITS } from "@/contracts/limits";

type TagsDialogProps = {
  entries: readonly LibraryEntry[];
  all: readonly LibraryEntry[];
  onClose: () => void;
  onSave: (changes: TagChanges) => Promise<boolean>;
};

/**
 * The tags of one document or of many: checkboxes for those in use, and a field for new ones. Tags that only some documents have
 * stay so until checked.
 */
export function TagsDialog({ entries, all, onClose, onSave }: TagsDialogProps) {
  const t = useTranslations("documents");
  const [changes, setChanges] = useState<TagChanges>(new Map());
  const [text, setText] = useState("");
  const counts = new Map(countTags(entries).map(({ tag, count }) => [tag, count]));
  const known = [...new Set([...countTags(all).map(({ tag }) => tag), ...changes.keys()])];
  const change = (tag: string, isRequested: boolean) => setChanges((before) => new Map(before).set(tag, isRequested));

  const typed = text
    .split(",")
    .map((tag) => tag.trim().slice(0, LIMITS.tags.length.max))
    .filter((tag) => tag !== "");

  async function submit(event: FormEvent) {
    event.preventDefault();
    const all = new Map(changes);
    for (const tag of typed) all.set(tag, true);
    if (all.size === 0 || (await onSave(all))) onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("tagsTitle", { count: entries.length, name: entries[0]?.name ?? "" })}
    >
      <form onSubmit={submit} className="mt-4">
        <Field label={t("newTags")} hint={t("tagsHint")}>
          {(ids) => <TextInput {...ids} value={text} onChange={(event) => setText(event.target.value)} />}
        </Field>
        {known.length > 0 ? (
          <fieldset className="mt-4">
            <legend className="text-muted-foreground text-xs">{t("tagsInUse")}</legend>
            <ul className="mt-1 grid max-h-56 grid-cols-2 gap-x-4 overflow-y-auto phone:grid-cols-1">
              {known.map((tag) => {
                const count = counts.get(tag) ?? 0;
                const choice = changes.get(tag);
                const isMixed = choice === undefined && count > 0 && count < entries.length;
                return (
                  <li key={tag}>
                    {/* biome-ignore lint/a11y/noLabelWithoutControl: the box is inside. */}
                    <label className="flex min-h-8 cursor-pointer items-center gap-2 phone:min-h-11">
                      <CheckBoxOnly
                        checked={choice ?? count === entries.length}
                        ref={(box) => {
                          if (box) box.indeterminate = isMixed;
                        }}
                        onChange={(event) => change(tag, event.target.checked)}
                      />
                      <span className="min-w-0 truncate">{tag}</span>
                      {isMixed ? <span className="text-subtle-foreground text-xs">{t("onSome", { count })}</span> : null}
                    </label>
                  </li>
                );
              })}
            </ul>
          </fieldset>
        ) : null}
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
