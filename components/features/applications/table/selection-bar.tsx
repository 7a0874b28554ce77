"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { tagsOf } from "@/components/features/applications/tags-of";
import type { ApplicationActions } from "@/components/features/applications/use-application-actions";
import { Button } from "@/components/kit/ui/button";
import { Dialog, DialogActions } from "@/components/kit/ui/dialog";
import { Field, TextInput } from "@/components/kit/ui/field";
import { Icon } from "@/components/kit/ui/icon";
import { Menu, MenuItem } from "@/components/kit/ui/menu";
import type { Application } from "@/contracts/model/application";
import { STAGES } from "@/contracts/model/stages";

type SelectionBarProps = {
  selected: readonly Application[];
  actions: ApplicationActions;
  onClear: () => void;
  onDelete: () => void;
};

/** What can be done with everything that is chosen. */
export function SelectionBar({ selected, actions, onClear, onDelete }: SelectionBarProps) {
  const t = useTranslations("applications");
  const [isTagging, setTagging] = useState(false);
  const ids = selected.map(({ id }) => id);
  return (
    <div
      role="toolbar"
      aria-label={t("selection")}
      data-selection-bar=""
      className="fixed inset-x-0 bottom-6 z-20 mx-auto flex h-12 w-fit max-w-[calc(100vw-16px)] items-center gap-1 rounded-lg bg-inverse ps-4 pe-1.5 text-inverse-foreground shadow-float phone:bottom-[72px] phone:h-14 phone:gap-0 phone:ps-3"
    >
      <b role="status" className="whitespace-nowrap pe-2 font-medium">
        {t("selected", { count: selected.length })}
      </b>
      <Menu
        trigger={
          <Button variant="inverse" className="phone:px-2.5">
            <Icon name="arrow-right" />
            <span className="phone:sr-only">{t("moveTo")}</span>
          </Button>
        }
      >
        {STAGES.map((stage) => (
          <MenuItem key={stage} onClick={() => actions.moveMany(ids, stage)}>
            {t(`stages.${stage}`)}
          </MenuItem>
        ))}
      </Menu>
      <Button variant="inverse" className="phone:px-2.5" onClick={() => setTagging(true)}>
        <Icon name="tag" />
        <span className="phone:sr-only">{t("addTags")}</span>
      </Button>
      <Button variant="inverse" className="phone:px-2.5" onClick={onDelete}>
        <Icon name="trash" />
        <span className="phone:sr-only">{t("delete")}</span>
      </Button>
      <span className="mx-1 h-5 w-px bg-inverse-border" />
      <Button variant="inverse" shape="icon" aria-label={t("clearSelection")} onClick={onClear}>
        <Icon name="x" />
      </Button>
      {isTagging ? (
        <TagDialog count={ids.length} onSave={(tags) => actions.tagMany(ids, tags)} onClose={() => setTagging(false)} />
      ) : null}
    </div>
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
