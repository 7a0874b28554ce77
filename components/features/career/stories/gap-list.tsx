"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Loaded } from "@/components/features/career/loaded";
import type { StoryStart } from "@/components/features/career/stories/story-start";
import { queries } from "@/components/kit/api/client";
import { Button } from "@/components/kit/ui/button";
import { Icon } from "@/components/kit/ui/icon";
import type { Application } from "@/contracts/model/application";
import type { Story } from "@/contracts/model/career/story";

type GapListProps = { application: Application; stories: readonly Story[]; onWrite: (start: StoryStart) => void };

/** Each requirement of an application with the stories to tell about it, or the way to write one. */
export function GapList({ application: { id, requirements, updatedAt }, stories, onWrite }: GapListProps) {
  const t = useTranslations("career.gaps");
  const query = useQuery({
    ...queries.career.plan.gaps.queryOptions({ input: { applicationId: id } }),
    // What they are found by may have changed on this very screen.
    queryKey: [
      ...queries.career.plan.gaps.queryKey({ input: { applicationId: id } }),
      updatedAt,
      stories.map((story) => story.updatedAt),
    ],
  });
  if (requirements.length === 0) return <p className="text-muted-foreground">{t("noRequirements")}</p>;
  return (
    <Loaded query={query}>
      {(gaps) => (
        <>
          <p className="mb-1">
            {t("summary", { missing: gaps.filter(({ storyIds }) => storyIds.length === 0).length, total: gaps.length })}
          </p>
          <ul className="border-t">
            {gaps.map(({ requirement, storyIds }, index) => (
              <GapLine
                // biome-ignore lint/suspicious/noArrayIndexKey: a requirement has no id, and two may be equal.
                key={index}
                requirement={requirement}
                titles={stories.filter((story) => storyIds.includes(story.id)).map(({ data }) => data.title)}
                onWrite={onWrite}
              />
            ))}
          </ul>
        </>
      )}
    </Loaded>
  );
}

type GapLineProps = { requirement: string; titles: readonly string[]; onWrite: GapListProps["onWrite"] };

function GapLine({ requirement, titles, onWrite }: GapLineProps) {
  const t = useTranslations("career.gaps");
  const hasStories = titles.length > 0;
  const start = { title: requirement.slice(0, 200), tags: [requirement.slice(0, 100)], applicationId: null };
  return (
    <li className="flex min-h-10 items-center gap-2 border-b py-1.5">
      <Icon name={hasStories ? "check" : "minus"} size="sm" className={hasStories ? "text-success" : "text-warning"} />
      <span className="min-w-0 flex-1 break-words">
        {requirement}
        <span className="block text-muted-foreground text-xs">
          {hasStories ? titles.map((title) => t("told", { title })).join(", ") : t("missing")}
        </span>
      </span>
      {hasStories ? null : (
        <Button size="sm" aria-label={t("writeIt", { requirement })} onClick={() => onWrite(start)}>
          {t("write")}
        </Button>
      )}
    </li>
  );
}
