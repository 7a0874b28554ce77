"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { Button } from "@/components/kit/ui/button";
import { CONTROL, FieldError, LABEL } from "@/components/kit/ui/field";

type SentenceFormProps = {
  label: string;
  submitLabel: string;
  initial: string;
  maxLength?: number;
  isBusy?: boolean;
  error?: string | null;
  /** Called with the trimmed sentence; never with an empty one. */
  onSubmit: (text: string) => void;
  onCancel: () => void;
};

/** One sentence to put right, in a list that may be inside another form. */
export function SentenceForm(props: SentenceFormProps) {
  const { label, submitLabel, initial, maxLength, isBusy = false, error = null, onSubmit, onCancel } = props;
  const t = useTranslations("ai.claims");
  const id = useId();
  const [text, setText] = useState(initial);
  const sentence = text.trim();

  function submit(event: FormEvent) {
    event.preventDefault();
    // Not the form around it.
    event.stopPropagation();
    if (sentence !== "") onSubmit(sentence);
  }

  return (
    <form onSubmit={submit} className="mt-1 mb-2">
      <label htmlFor={id} className={`${LABEL} mb-1`}>
        {label}
      </label>
      <textarea
        id={id}
        rows={2}
        dir="auto"
        // biome-ignore lint/a11y/noAutofocus: the user has just opened this field.
        autoFocus
        maxLength={maxLength}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className={`${CONTROL} block resize-y px-2.5 py-1.5 text-sm`}
      />
      {error ? <FieldError>{error}</FieldError> : null}
      <div className="mt-1.5 flex gap-2">
        <Button size="xs" type="submit" disabled={isBusy || sentence === ""}>
          {submitLabel}
        </Button>
        <Button size="xs" variant="ghost" onClick={onCancel}>
          {t("cancel")}
        </Button>
      </div>
    </form>
  );
}
