"use client";

import { useTranslations } from "next-intl";
import { StoryText } from "@/components/features/career/stories/story-text";
import { useApplications } from "@/components/features/career/use-applications";
import { Button } from "@/components/kit/ui/button";
import { Icon } from "@/components/kit/ui/icon";
import { Tag } from "@/components/kit/ui/tag";
import type { ListedStory } from "@/contracts/model/career/story";

type StoryEntryProps = { story: ListedStory; onEdit: () => void; onRecord: () => void; onDelete: () => void };

/** A story: its title and what it is about, the whole of it when it is opened. */
export function StoryEntry({ story, onEdit, onRecord, onDelete }: StoryEntryProps) {
  const t = useTranslations("career.stories");
  const tCareer = useTranslations("career");
  const { data: applications } = useApplications();
  const { askedAt } = story;
  const { title, tags, factIds } = story.data;
  const company = applications?.find(({ id }) => id === story.applicationId)?.company;
  return (
    <li className="border-b">
      <details className="group">
        <summary className="flex cursor-pointer list-none items-start gap-2 py-2.5 [&::-webkit-details-marker]:hidden">
          <Icon name="caret-right" size="sm" className="mt-1 text-subtle-foreground group-open:rotate-90" />
          <span className="min-w-0 flex-1">
            <span className="block break-words font-medium text-base">{title}</span>
            <span className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted-foreground text-xs">
              {tags.map((tag) => (
                <Tag key={tag}>{tag}</Tag>
              ))}
              <span>{t("facts", { count: factIds.length })}</span>
              {company === undefined ? null : <span>{t("privateTo", { company })}</span>}
              {askedAt.length > 0 ? (
                <span>{t("askedAt", { companies: [...new Set(askedAt.map(({ company: at }) => at))].join(", ") })}</span>
              ) : null}
            </span>
          </span>
        </summary>
        <div className="ps-[22px] pb-4">
          <StoryText story={story} />
          <div className="mt-3 flex gap-2">
            <Button size="sm" aria-label={t("editIt", { title })} onClick={onEdit}>
              {tCareer("edit")}
            </Button>
            <Button size="sm" aria-label={t("toRecordIt", { title })} onClick={onRecord}>
              {t("toRecord")}
            </Button>
            <Button size="sm" variant="ghost" aria-label={t("deleteIt", { title })} onClick={onDelete}>
              {tCareer("delete")}
            </Button>
          </div>
        </div>
      </details>
    </li>
  );
}
