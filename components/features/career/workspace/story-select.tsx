"use client";

import { useTranslations } from "next-intl";
import { useStories } from "@/components/features/career/stories/use-stories";
import { Field, Select } from "@/components/kit/ui/field";

type StorySelectProps = { applicationId: string; value: string; onChange: (storyId: string) => void };

/** The story that was used; renders nothing without stories. */
export function StorySelect({ applicationId, value, onChange }: StorySelectProps) {
  const t = useTranslations("work.story");
  const { data: stories = [] } = useStories(applicationId);
  if (stories.length === 0) return null;
  return (
    <Field label={t("label")}>
      {(ids) => (
        <Select {...ids} value={value} onChange={(event) => onChange(event.target.value)}>
          <option value="">{t("none")}</option>
          {stories.map(({ id, data }) => (
            <option key={id} value={id}>
              {data.title}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
