"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { Button } from "@/components/kit/ui/button";
import type { RecordEntry } from "@/contracts/model/career/record";
import { recordText } from "@/domain/record/record-text";

type FieldName = keyof typeof import("@/messages/en.json")["editor"]["fields"];

type FieldDifferenceProps = {
  field: string;
  /** Of the entry in the record, with its data there; null until it has been read. */
  section: RecordEntry["section"] | null;
  recorded: RecordEntry["data"] | null;
  isBusy: boolean;
  onTake: () => void;
  onGive: () => void;
};

/** A field with a text of this resume's own, and what the record says. */
export function FieldDifference({ field, section, recorded, isBusy, onTake, onGive }: FieldDifferenceProps) {
  const t = useTranslations("editor.record");
  const tRecord = useTranslations("career.record");
  const tFields = useTranslations("editor.fields");
  const id = useId();
  const text = section && recorded ? recordText(section, field, recorded) : "";
  return (
    <div className="border-s-2 ps-3">
      <p id={id} className="text-xs">
        {t("says", { field: tFields(field as FieldName) })}
      </p>
      <p className="line-clamp-4 whitespace-pre-line text-muted-foreground [overflow-wrap:anywhere]" dir="auto">
        {text || tRecord("unnamed")}
      </p>
      <div className="mt-1 flex gap-2">
        <Button size="xs" disabled={isBusy} aria-describedby={id} onClick={onTake}>
          {tRecord("take")}
        </Button>
        <Button size="xs" disabled={isBusy} aria-describedby={id} onClick={onGive}>
          {tRecord("give")}
        </Button>
      </div>
    </div>
  );
}
