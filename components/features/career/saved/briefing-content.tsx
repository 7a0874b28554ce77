"use client";

import { useTranslations } from "next-intl";
import { Labelled, LabelledList, Parts } from "@/components/features/career/saved/labelled";
import type { SavedOf } from "@/components/features/career/saved/use-saved";

/** What to expect of an interview, and how to prepare for it. */
export function BriefingContent({ item: { data } }: { item: SavedOf<"briefing"> }) {
  const t = useTranslations("career.saved.briefing");
  return (
    <Parts>
      <Labelled label={data.headline}>{data.summary}</Labelled>
      <LabelledList
        label={t("plan")}
        texts={data.plan.map(({ minutes, title, detail }) => t("step", { minutes, title, detail }))}
      />
      <Labelled label={t("focus")}>{data.focus}</Labelled>
      <Labelled label={t("opening")}>{data.opening}</Labelled>
      <LabelledList label={t("stories")} texts={data.stories} />
      <Labelled label={t("missingStory")}>{data.missingStory}</Labelled>
      <Labelled label={t("honesty")}>{data.honesty}</Labelled>
      <LabelledList label={t("practiceQuestions")} texts={data.practiceQuestions} />
      <LabelledList label={t("questions")} texts={data.questions.map(({ text }) => text)} />
    </Parts>
  );
}
