"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ApplicationSelect } from "@/components/features/career/application-select";
import { FactPicker } from "@/components/features/career/facts/fact-picker";
import type { StoryStart } from "@/components/features/career/stories/story-start";
import { STORY_PARTS } from "@/components/features/career/stories/story-text";
import { api, queries } from "@/components/kit/api/client";
import { Field, TextArea, TextInput } from "@/components/kit/ui/field";
import { FormDialog } from "@/components/kit/ui/form-dialog";
import type { StoryData } from "@/contracts/model/career/story";

const EMPTY: StoryData = {
  title: "",
  situation: "",
  task: "",
  action: "",
  result: "",
  reflection: "",
  factIds: [],
  tags: [],
  applicationId: null,
};

const tagsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(",")
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];

/** Writes a story, part by part. */
export function StoryDialog({ start, onClose }: { start: StoryStart; onClose: () => void }) {
  const t = useTranslations("career.stories");
  const tCareer = useTranslations("career");
  const cache = useQueryClient();
  const story = "story" in start ? start.story : null;
  const [draft, setDraft] = useState<StoryData>(() => ("story" in start ? start.story.data : { ...EMPTY, ...start }));
  const [tags, setTags] = useState(draft.tags.join(", "));
  const set = (change: Partial<StoryData>) => setDraft((before) => ({ ...before, ...change }));

  async function submit(): Promise<undefined> {
    await api.career.stories.save({ ...draft, tags: tagsOf(tags), ...(story ? { id: story.id } : {}) });
    await Promise.all(
      [queries.career.stories, queries.career.facts].map((each) => cache.invalidateQueries({ queryKey: each.key() })),
    );
  }

  return (
    <FormDialog
      title={t(story ? "edit" : "add")}
      className="w-[640px]"
      cancel={tCareer("cancel")}
      save={tCareer("save")}
      isReady={tagsOf(tags).length <= 20}
      onSave={submit}
      onClose={onClose}
    >
      <Field label={t("storyTitle")}>
        {(ids) => (
          <TextInput
            {...ids}
            required
            maxLength={200}
            value={draft.title}
            onChange={(event) => set({ title: event.target.value })}
          />
        )}
      </Field>
      {STORY_PARTS.map((part) => (
        <Field key={part} label={t(part)} hint={t(`hints.${part}`)}>
          {(ids) => (
            <TextArea
              {...ids}
              required={part !== "result" && part !== "reflection"}
              rows={part === "action" ? 4 : 2}
              maxLength={part === "action" ? 6000 : 4000}
              value={draft[part]}
              onChange={(event) => set({ [part]: event.target.value })}
            />
          )}
        </Field>
      ))}
      <FactPicker
        label={t("factsLabel")}
        factIds={draft.factIds}
        max={30}
        applicationId={draft.applicationId}
        onChange={(factIds) => set({ factIds })}
      />
      <div className="grid grid-cols-2 gap-3 phone:grid-cols-1">
        <Field label={t("tags")} hint={t("tagsHint")}>
          {(ids) => <TextInput {...ids} value={tags} onChange={(event) => setTags(event.target.value)} />}
        </Field>
        <ApplicationSelect
          label={t("usableFor")}
          none={t("allApplications")}
          value={draft.applicationId}
          onChange={(applicationId) => set({ applicationId })}
        />
      </div>
    </FormDialog>
  );
}
