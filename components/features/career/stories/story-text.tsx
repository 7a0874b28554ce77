import { useTranslations } from "next-intl";
import type { Story } from "@/contracts/model/career/story";

export const STORY_PARTS = ["situation", "task", "action", "result", "reflection"] as const;

/** The content of a story, part by part. */
export function StoryText({ story }: { story: Story }) {
  const t = useTranslations("career.stories");
  return (
    <dl className="grid max-w-[72ch] grid-cols-1 gap-2.5">
      {STORY_PARTS.filter((part) => story.data[part].trim() !== "").map((part) => (
        <div key={part}>
          <dt className="text-muted-foreground text-xs">{t(part)}</dt>
          <dd className="whitespace-pre-wrap break-words">{story.data[part]}</dd>
        </div>
      ))}
    </dl>
  );
}
