"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import type { StoryStart } from "@/components/features/career/stories/story-start";
import { Button } from "@/components/kit/ui/button";
import { Icon } from "@/components/kit/ui/icon";
import type { Application } from "@/contracts/model/application";
import type { Story } from "@/contracts/model/career/story";
import { storyGaps } from "@/domain/career/story-gaps";

type GapListProps = {
  application: Pick<Application, "id" | "requirements">;
  stories: readonly Story[];
  onWrite: (start: StoryStart) => void;
};

/** Each requirement of an application with the story to tell about it, or the way to write one. */
export function GapList({ application, stories, onWrite }: GapListProps) {
  const t = useTranslations("career.gaps");
  const { id, requirements } = application;
  const gaps = useMemo(() => {
    const usable = stories.filter(({ applicationId }) => applicationId === null || applicationId === id);
    return storyGaps(usable, requirements);
  }, [stories, id, requirements]);
  const missing = gaps.filter(({ story }) => story === null).length;
  if (requirements.length === 0) return <p className="text-muted-foreground">{t("noRequirements")}</p>;
  return (
    <>
      <p className="mb-1">{t("summary", { missing, total: gaps.length })}</p>
      <ul className="border-t">
        {gaps.map(({ requirement, story }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a requirement has no id, and two may be equal.
          <li key={index} className="flex min-h-10 items-center gap-2 border-b py-1.5">
            <Icon name={story ? "check" : "minus"} size="sm" className={story ? "text-success" : "text-warning"} />
            <span className="min-w-0 flex-1 break-words">
              {requirement}
              <span className="block text-muted-foreground text-xs">
                {story ? t("told", { title: story.data.title }) : t("missing")}
              </span>
            </span>
            {story ? null : (
              <Button
                size="sm"
                aria-label={t("writeIt", { requirement })}
                onClick={() =>
                  onWrite({ title: requirement.slice(0, 200), tags: [requirement.slice(0, 100)], applicationId: null })
                }
              >
                {t("write")}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
