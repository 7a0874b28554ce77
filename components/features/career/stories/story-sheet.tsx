"use client";

import { useTranslations } from "next-intl";
import { StoryText } from "@/components/features/career/stories/story-text";
import type { Story } from "@/contracts/model/career/story";

/** The stories as one takes them along on paper; on screen it is not there. */
export function StorySheet({ stories }: { stories: readonly Story[] }) {
  const t = useTranslations("career.stories");
  return (
    <div className="hidden text-black print:block">
      <h1 className="mb-4 font-semibold text-xl">{t("title")}</h1>
      {stories.map((story) => (
        <article key={story.id} className="mb-6 break-inside-avoid">
          <h2 className="mb-1 border-b border-black pb-1 font-semibold text-lg">{story.data.title}</h2>
          <StoryText story={story} />
          {story.data.tags.length > 0 ? <p className="mt-2 text-xs">{story.data.tags.join(" · ")}</p> : null}
        </article>
      ))}
    </div>
  );
}
