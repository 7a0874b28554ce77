"use client";

import { useTranslations } from "next-intl";
import type { ShownDocument } from "@/components/kit/assistant/open-document";
import { LABEL } from "@/components/kit/ui/field";
import type { AssistantEdit } from "@/contracts/model/assistant/edit";
import { richTextToPlain } from "@/domain/rich-text/plain";

/** A place that has changed since an edit was proposed for it: its text then, its text now, and the proposal. */
export function ConflictSides({ edit, shown }: { edit: AssistantEdit; shown: ShownDocument | null }) {
  const t = useTranslations("assistant.edits");
  return (
    <div className="mt-1">
      <p className="text-warning text-xs">{t("conflict")}</p>
      {edit.changes.map((change) => {
        const now = shown?.valueAt(change.pointer);
        return (
          <dl key={change.pointer} className="mt-1.5 grid gap-1.5 [overflow-wrap:anywhere]">
            <Side name={t("sides.then")} text={change.beforeText} />
            {shown ? <Side name={t("sides.now")} text={textOf(now)} none={t("sides.gone")} /> : null}
            <Side name={t("sides.proposed")} text={change.afterText} />
          </dl>
        );
      })}
    </div>
  );
}

function Side({ name, text, none = "–" }: { name: string; text: string | null; none?: string }) {
  return (
    <div className="border-s-2 ps-2.5">
      <dt className={LABEL}>{name}</dt>
      <dd className="whitespace-pre-wrap" dir="auto">
        {text || <span className="text-muted-foreground">{none}</span>}
      </dd>
    </div>
  );
}

/** Only texts can be shown side by side; of an entry it is enough that it is still there. */
const textOf = (value: unknown): string | null => (typeof value === "string" ? richTextToPlain(value) : null);
