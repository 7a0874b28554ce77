"use client";

import { useTranslations } from "next-intl";
import { Labelled, LabelledList, Parts } from "@/components/features/career/saved/labelled";
import type { SavedOf } from "@/components/features/career/saved/use-saved";

/** Questions and answers of an interview, and what follows from them. */
export function DebriefContent({ item: { data } }: { item: SavedOf<"debrief"> }) {
  const t = useTranslations("career.saved.debrief");
  return (
    <Parts>
      <Labelled label={t("round")}>{data.round}</Labelled>
      <Labelled label={t("question")}>{data.question}</Labelled>
      <Labelled label={t("answer")}>{data.answer}</Labelled>
      <Labelled label={t("landed")}>{t(`landing.${data.landed}`)}</Labelled>
      <LabelledList
        label={t("verdicts")}
        texts={data.verdicts.map(({ tag, text }) => t("verdict", { tag: t(`tags.${tag}`), text }))}
      />
      <Labelled label={t("nextRound")}>{data.nextRound}</Labelled>
      <Labelled label={t("priority")}>{data.priority}</Labelled>
      <Labelled label={t("remember")}>{data.remember}</Labelled>
      <LabelledList
        label={t("plan")}
        texts={data.plan.map(({ day, minutes, task }) => t("step", { day: t(`days.${day}`), minutes, task }))}
      />
    </Parts>
  );
}
