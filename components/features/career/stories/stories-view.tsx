"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Loaded } from "@/components/features/career/loaded";
import { EntryDialog } from "@/components/features/career/record/entry-dialog";
import { startOfStory } from "@/components/features/career/record/entry-start";
import { GapView } from "@/components/features/career/stories/gap-view";
import { StoryDialog } from "@/components/features/career/stories/story-dialog";
import { StoryEntry } from "@/components/features/career/stories/story-entry";
import { StorySheet } from "@/components/features/career/stories/story-sheet";
import { NEW_STORY, type StoryStart } from "@/components/features/career/stories/story-start";
import { useDeleteStory, useStories } from "@/components/features/career/stories/use-stories";
import { Button } from "@/components/kit/ui/button";
import { Empty } from "@/components/kit/ui/empty";
import { Select } from "@/components/kit/ui/field";
import { Icon } from "@/components/kit/ui/icon";
import type { ListedStory } from "@/contracts/model/career/story";

/** Stories to tell in interviews, and what is still missing among them. */
export function StoriesView() {
  const t = useTranslations("career.stories");
  const query = useStories();
  const remove = useDeleteStory();
  const [tag, setTag] = useState("");
  const [start, setStart] = useState<StoryStart | null>(null);
  const [recording, setRecording] = useState<ListedStory | null>(null);

  return (
    <>
      <Loaded query={query}>
        {(stories) => {
          const tags = [...new Set(stories.flatMap(({ data }) => data.tags))].sort((one, other) => one.localeCompare(other));
          const shown = tag === "" ? stories : stories.filter(({ data }) => data.tags.includes(tag));
          return (
            <>
              <div className="flex flex-wrap items-center gap-2 py-3 print:hidden">
                {tags.length > 0 ? (
                  <Select aria-label={t("tag")} value={tag} onChange={(event) => setTag(event.target.value)} className="w-44">
                    <option value="">{t("allTags")}</option>
                    {tags.map((each) => (
                      <option key={each}>{each}</option>
                    ))}
                  </Select>
                ) : null}
                <span className="flex-1" />
                {shown.length > 0 ? (
                  <Button onClick={() => window.print()}>
                    <Icon name="printer" />
                    {t("print")}
                  </Button>
                ) : null}
                <Button variant="primary" onClick={() => setStart(NEW_STORY)}>
                  <Icon name="plus" />
                  {t("add")}
                </Button>
              </div>
              <div className="print:hidden">
                {stories.length === 0 ? (
                  <Empty title={t("empty.title")} text={t("empty.text")} />
                ) : (
                  <ul aria-label={t("title")} className="border-t">
                    {shown.map((story) => (
                      <StoryEntry
                        key={story.id}
                        story={story}
                        onEdit={() => setStart({ story })}
                        onRecord={() => setRecording(story)}
                        onDelete={() => remove(story)}
                      />
                    ))}
                  </ul>
                )}
                <GapView stories={stories} onWrite={setStart} />
              </div>
              <StorySheet stories={shown} />
            </>
          );
        }}
      </Loaded>
      {recording ? <EntryDialog entry={null} start={startOfStory(recording.data)} onClose={() => setRecording(null)} /> : null}
      {start ? <StoryDialog start={start} onClose={() => setStart(null)} /> : null}
    </>
  );
}
