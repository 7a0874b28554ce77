"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ApplicationSelect } from "@/components/features/career/application-select";
import { GapList } from "@/components/features/career/stories/gap-list";
import type { StoryStart } from "@/components/features/career/stories/story-start";
import { useApplications } from "@/components/features/career/use-applications";
import type { Story } from "@/contracts/model/career/story";

type GapViewProps = { stories: readonly Story[]; onWrite: (start: StoryStart) => void };

/** Requirements of an application without a story. */
export function GapView({ stories, onWrite }: GapViewProps) {
  const t = useTranslations("career.gaps");
  const { data: applications = [] } = useApplications();
  const [chosen, setChosen] = useState<string | null>(null);
  const asking = applications.filter(({ requirements }) => requirements.length > 0);
  const application = asking.find(({ id }) => id === chosen) ?? asking.find(({ status }) => status !== "closed");
  if (!application) return null;
  return (
    <section aria-labelledby="gaps" className="mt-8">
      <h2 id="gaps" className="font-semibold text-base tracking-tight">
        {t("title")}
      </h2>
      <p className="mt-0.5 mb-3 max-w-[60ch] text-muted-foreground">{t("text")}</p>
      <div className="mb-3 max-w-[360px]">
        <ApplicationSelect label={t("application")} value={application.id} onChange={setChosen} />
      </div>
      <GapList application={application} stories={stories} onWrite={onWrite} />
    </section>
  );
}
