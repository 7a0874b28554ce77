"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { Button } from "@/components/kit/ui/button";
import { CONTROL, LABEL } from "@/components/kit/ui/field";

type OwnWordsProps = { initial: string; onTaken: (text: string) => void; onCancel: () => void };

/** A model's sentence for the person to put right. What they write themselves needs no source. */
export function OwnWords({ initial, onTaken, onCancel }: OwnWordsProps) {
  const t = useTranslations("ai.claims");
  const id = useId();
  const [text, setText] = useState(initial);

  function take(event: FormEvent) {
    event.preventDefault();
    // The list may be inside another form.
    event.stopPropagation();
    if (text.trim() !== "") onTaken(text.trim());
  }

  return (
    <form onSubmit={take} className="mt-1 mb-2">
      <label htmlFor={id} className={`${LABEL} mb-1`}>
        {t("ownWords")}
      </label>
      <textarea
        id={id}
        rows={2}
        dir="auto"
        // biome-ignore lint/a11y/noAutofocus: the user has just opened this field.
        autoFocus
        value={text}
        onChange={(event) => setText(event.target.value)}
        className={`${CONTROL} block resize-y px-2.5 py-1.5 text-sm`}
      />
      <div className="mt-1.5 flex gap-2">
        <Button size="xs" type="submit" disabled={text.trim() === ""}>
          {t("putIn")}
        </Button>
        <Button size="xs" variant="ghost" onClick={onCancel}>
          {t("cancel")}
        </Button>
      </div>
    </form>
  );
}
