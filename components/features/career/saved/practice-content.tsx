"use client";

import { useTranslations } from "next-intl";
import { Labelled, Parts } from "@/components/features/career/saved/labelled";
import type { SavedOf } from "@/components/features/career/saved/use-saved";

/** A practised answer, and its feedback. */
export function PracticeContent({ item: { data } }: { item: SavedOf<"practice"> }) {
  const t = useTranslations("career.saved.practice");
  return (
    <Parts>
      <Labelled label={t("question")}>{data.question}</Labelled>
      <Labelled label={t(data.mode === "spoken" ? "spoken" : "typed")}>{data.answer}</Labelled>
      <Labelled label={t("works")}>{data.works}</Labelled>
      <Labelled label={t("strengthen")}>{data.strengthen}</Labelled>
      <Labelled label={t("opening")}>{data.opening}</Labelled>
      <Labelled label={t("note")}>{data.note}</Labelled>
    </Parts>
  );
}
