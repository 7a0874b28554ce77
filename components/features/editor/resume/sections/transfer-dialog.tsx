"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { label } from "@/components/features/editor/core/edit-names";
import { newId } from "@/components/features/editor/core/new-id";
import { documentOf } from "@/components/features/editor/core/store";
import { allSectionIds, findItem, sectionType } from "@/components/features/editor/resume/document-structure";
import { useSectionHeadings } from "@/components/features/editor/resume/sections/section-heading";
import { canBecome, convertItem, transferItem } from "@/components/features/editor/resume/transfer-item";
import { useResumeStore } from "@/components/features/editor/resume/use-resume";
import { Button } from "@/components/kit/ui/button";
import { Dialog, DialogActions } from "@/components/kit/ui/dialog";
import { Field, Select } from "@/components/kit/ui/field";
import { Segmented } from "@/components/kit/ui/segmented";
import { toast } from "@/components/kit/ui/toast";

type TransferDialogProps = { sectionId: string; itemId: string; name: string; onClose: () => void };
type FieldName = keyof typeof import("@/messages/en.json")["editor"]["fields"];

/** Moves or copies an entry to any section that can take it, and first lists what has no field there. */
export function TransferDialog({ sectionId, itemId, name, onClose }: TransferDialogProps) {
  const t = useTranslations("editor.transfer");
  const tFields = useTranslations("editor.fields");
  const store = useResumeStore();
  const headingOf = useSectionHeadings();
  const data = documentOf(store.getState());
  const from = sectionType(data, sectionId);
  const item = findItem(data, sectionId, itemId);
  const typeOf = (id: string) => sectionType(data, id);
  const targets = [...allSectionIds(data)].filter((id) => {
    const to = typeOf(id);
    return id !== sectionId && id !== "summary" && from && to && canBecome(from, to);
  });
  const [target, setTarget] = useState(targets[0] ?? "");
  const [way, setWay] = useState<"move" | "copy">("move");
  const to = typeOf(target);
  const conversion = item && from && to ? convertItem(data, item, from, to) : null;
  const names = (fields: readonly string[]) => fields.map((field) => tFields(field as FieldName)).join(", ");

  function run() {
    const { edit, openItem } = store.getState();
    let id: string | null = null;
    edit(label(way === "move" ? "moveItem" : "duplicateItem", itemId), (draft) => {
      id = transferItem(draft, itemId, target, way === "copy" ? newId : null);
    });
    onClose();
    if (!id) return;
    openItem(target, id);
    const text = t(way === "move" ? "moved" : "copied", { name, section: headingOf(data, target) });
    toast(text, { label: t("undo"), onClick: () => store.getState().undo() });
  }

  const isSame = (id: string) => typeOf(id) === from;
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={t("title", { name })}>
      <div className="mt-4 grid gap-3">
        <Segmented
          label={t("way")}
          size="sm"
          value={way}
          options={[
            { value: "move", label: t("move") },
            { value: "copy", label: t("copy") },
          ]}
          onChange={setWay}
        />
        <Field label={t("section")}>
          {(ids) => (
            <Select {...ids} value={target} onChange={(event) => setTarget(event.target.value)}>
              {[true, false].map((same) => {
                const list = targets.filter((id) => isSame(id) === same);
                return list.length === 0 ? null : (
                  <optgroup key={String(same)} label={t(same ? "sameKind" : "otherKind")}>
                    {list.map((id) => (
                      <option key={id} value={id}>
                        {headingOf(data, id)}
                      </option>
                    ))}
                  </optgroup>
                );
              })}
            </Select>
          )}
        </Field>
        <div role="status" className="grid gap-1 text-sm">
          {conversion?.moved ? (
            <p>{t("into", { fields: names(conversion.moved.fields), field: tFields(conversion.moved.into as FieldName) })}</p>
          ) : null}
          {conversion && conversion.dropped.length > 0 ? (
            <p className="text-warning">{t("dropped", { fields: names(conversion.dropped) })}</p>
          ) : null}
          {conversion && !conversion.moved && conversion.dropped.length === 0 ? (
            <p className="text-muted-foreground">{t("fits")}</p>
          ) : null}
        </div>
      </div>
      <DialogActions>
        <Button onClick={onClose}>{t("cancel")}</Button>
        <Button variant="primary" disabled={target === ""} onClick={run}>
          {t(way)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
