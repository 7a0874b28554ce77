"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { tagsOf } from "@/components/features/applications/tags-of";
import type { ApplicationActions } from "@/components/features/applications/use-application-actions";
import { SelectionBar, SelectionVerb } from "@/components/kit/collections/selection-bar";
import { Button } from "@/components/kit/ui/button";
import { Dialog, DialogActions } from "@/components/kit/ui/dialog";
import { Field, TextInput } from "@/components/kit/ui/field";
import { Menu, MenuItem } from "@/components/kit/ui/menu";
import type { Application } from "@/contracts/model/application";
import { STAGES } from "@/contracts/model/stages";

type ApplicationsSelectionProps = {
  selected: readonly Application[];
  actions: ApplicationActions;
  onClear: () => void;
  onDelete: () => void;
};

/** What can be done with everything that is chosen. */
export function ApplicationsSelection({ selected, actions, onClear, onDelete }: ApplicationsSelectionProps) {
  const t = useTranslations("applications");
  const [isTagging, setTagging] = useState(false);
  const ids = selected.map(({ id }) => id);
  return (
    <SelectionBar
      label={t("selection")}
      selected={t("selected", { count: selected.length })}
      clear={t("clearSelection")}
      onClear={onClear}
    >
      <Menu trigger={<SelectionVerb icon="arrow-right" text={t("moveTo")} />}>
        {STAGES.map((stage) => (
          <MenuItem key={stage} onClick={() => actions.moveMany(ids, stage)}>
            {t(`stages.${stage}`)}
          </MenuItem>
        ))}
      </Menu>
      <SelectionVerb icon="tag" text={t("addTags")} onClick={() => setTagging(true)} />
      <SelectionVerb icon="trash" text={t("delete")} onClick={onDelete} />
      {isTagging ? (
        <TagDialog count={ids.length} onSave={(tags) => actions.tagMany(ids, tags)} onClose={() => setTagging(false)} />
      ) : null}
    </SelectionBar>
  );
}

type TagDialogProps = { count: number; onSave: (tags: string[]) => Promise<boolean>; onClose: () => void };

function TagDialog({ count, onSave, onClose }: TagDialogProps) {
  const t = useTranslations("applications");
  const [text, setText] = useState("");
  const tags = tagsOf(text);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (tags.length > 0 && (await onSave(tags))) onClose();
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t("addTagsTitle", { count })} focus="field">
      <form onSubmit={submit} className="mt-4">
        <Field label={t("tags")} hint={t("tagsHint")}>
          {(ids) => <TextInput {...ids} value={text} onChange={(event) => setText(event.target.value)} />}
        </Field>
        <DialogActions>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button type="submit" variant="primary" disabled={tags.length === 0}>
            {t("addTags")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
