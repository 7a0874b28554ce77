import { useTranslations } from "next-intl";
import { type KeyboardEvent, useState } from "react";
import type { ReviewField } from "@/components/features/documents/imports/review/review-fields";
import { classNames } from "@/components/kit/ui/class-names";
import { Field, TextArea, TextInput } from "@/components/kit/ui/field";
import { typedText } from "@/domain/imports/review/field-text";
import { DOUBTFUL, type FieldMark } from "@/domain/imports/review/review";
import type { ReviewItem } from "@/domain/imports/review/sections";

type FieldRowProps = {
  /** Its key in the review: what marks and the keyboard find it by. */
  fieldId: string;
  field: ReviewField;
  item: ReviewItem;
  mark: FieldMark | undefined;
  onWrite: (text: string) => void;
  /** The user confirms the field. */
  onConfirm: () => void;
  onActive: () => void;
};

/** One field of the result. What is typed becomes a step when the field is left. */
export function FieldRow({ fieldId, field, item, mark, onWrite, onConfirm, onActive }: FieldRowProps) {
  const t = useTranslations("imports");
  const tFields = useTranslations("editor.fields");
  const tBasics = useTranslations("imports.basics");
  const { path, name, kind, datesText } = field;
  const stored = typedText(item, path, kind, datesText);
  const [draft, setDraft] = useState<string | null>(null);
  const isDoubtful = mark !== undefined && mark.confidence < DOUBTFUL;
  const label = item.id === "basics" || item.id === "summary" ? tBasics(name as "name") : tFields(name as "name");

  function leave() {
    if (draft !== null && draft !== stored) onWrite(draft);
    setDraft(null);
  }

  function press(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.ctrlKey || event.metaKey || (kind === "rich-text" && event.shiftKey)) return;
    if (kind === "rich-text" && !isDoubtful) return;
    event.preventDefault();
    leave();
    onConfirm();
  }

  const control = {
    "data-review-field": fieldId,
    value: draft ?? stored,
    onFocus: onActive,
    onBlur: leave,
    onKeyDown: press,
    className: classNames(isDoubtful && "bg-warning-soft!"),
  };
  return (
    <Field
      label={label}
      hint={isDoubtful ? <span className="text-warning">{t(`doubts.${mark.doubt ?? "undecided"}`)}</span> : null}
      className={kind === "rich-text" ? "col-span-full" : undefined}
    >
      {(ids) =>
        kind === "rich-text" ? (
          <TextArea {...ids} {...control} onChange={(event) => setDraft(event.target.value)} />
        ) : (
          <TextInput {...ids} {...control} onChange={(event) => setDraft(event.target.value)} />
        )
      }
    </Field>
  );
}
