import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useLetter } from "@/components/features/editor/letter/use-letter";
import { api, queries } from "@/components/kit/api/client";
import { Field, Select } from "@/components/kit/ui/field";
import { FormDialog } from "@/components/kit/ui/form-dialog";
import { toast } from "@/components/kit/ui/toast";
import { LIMITS } from "@/contracts/limits";
import { plainWords } from "@/domain/share-links/text-runs";

/** Keeps a paragraph of the letter with one of the person's stories. */
export function KeepParagraph({ onClose }: { onClose: () => void }) {
  const t = useTranslations("editor.letter.stories");
  const cache = useQueryClient();
  const content = useLetter((draft) => draft.content);
  const language = useLetter((draft) => draft.style.metadata.page.locale);
  const { data: stories = [] } = useQuery(queries.career.stories.list.queryOptions({ input: { all: true } }));
  const paragraphs = [...new Set(plainWords(content, true).split("\n"))].filter((line) => line.trim() !== "");
  const [chosen, setChosen] = useState(0);
  const [storyId, setStoryId] = useState("");
  const story = stories.find(({ id }) => id === storyId) ?? stories[0];
  const text = paragraphs[chosen];

  async function keep() {
    if (!story || text === undefined) return "stay";
    const others = (story.data.paragraphs ?? []).filter((each) => each.text !== text);
    const next = [{ text, language }, ...others].slice(0, LIMITS.storyParagraphs);
    await api.career.stories.save({ ...story.data, id: story.id, paragraphs: next });
    await cache.invalidateQueries({ queryKey: queries.career.stories.key() });
    toast(t("kept", { title: story.data.title }));
    return undefined;
  }

  return (
    <FormDialog
      title={t("keep")}
      description={stories.length === 0 ? t("noStories") : undefined}
      className="w-[560px]"
      cancel={t("cancel")}
      save={t("keep")}
      isReady={story !== undefined && text !== undefined}
      onSave={keep}
      onClose={onClose}
    >
      {paragraphs.length === 0 ? (
        <p className="text-muted-foreground">{t("noParagraphs")}</p>
      ) : (
        <fieldset className="grid max-h-[40dvh] gap-1 overflow-y-auto">
          <legend className="mb-1 font-medium">{t("which")}</legend>
          {paragraphs.map((each, index) => (
            <label
              key={each}
              className="flex cursor-pointer items-start gap-2 rounded-md p-2 has-checked:bg-primary-soft"
              dir="auto"
            >
              <input
                type="radio"
                name="paragraph"
                className="mt-1 flex-none accent-primary"
                checked={chosen === index}
                onChange={() => setChosen(index)}
              />
              <span className="line-clamp-3 [overflow-wrap:anywhere]">{each}</span>
            </label>
          ))}
        </fieldset>
      )}
      {stories.length > 0 ? (
        <Field label={t("story")}>
          {(ids) => (
            <Select {...ids} value={story?.id ?? ""} onChange={(event) => setStoryId(event.target.value)}>
              {stories.map(({ id, data }) => (
                <option key={id} value={id}>
                  {data.title}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ) : null}
    </FormDialog>
  );
}
