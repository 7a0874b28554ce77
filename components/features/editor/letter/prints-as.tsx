"use client";

import { useTranslations } from "next-intl";
import { useLetter } from "@/components/features/editor/letter/use-letter";

/** The words a field will print, in the letter's own typeface. */
export function PrintsAs({ text }: { text: string }) {
  const t = useTranslations("editor.letter");
  const family = useLetter((draft) => draft.style.metadata.typography.body.fontFamily);
  return (
    <span>
      {t("printsAs")}{" "}
      <q
        dir="auto"
        className="inline-block whitespace-pre-line align-top text-[12.5px] text-foreground [quotes:none]"
        style={{ fontFamily: `"${family}", serif` }}
      >
        {text}
      </q>
    </span>
  );
}
