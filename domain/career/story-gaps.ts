import type { Story } from "@/contracts/model/career/story";
import { evidenceAmong } from "@/domain/job-match/requirement-evidence";

/** A requirement of an application, and the story to tell about it; null where one is missing. */
export type StoryGap = { requirement: string; story: Story | null };

/**
 * Which story answers to each requirement: the one that has most of its words, and at least half of them. A story that names a requirement
 * in one of its tags, word for word, answers to it in any case.
 */
export function storyGaps(stories: readonly Story[], requirements: readonly string[]): StoryGap[] {
  const texts = stories.map((story) => ({ story, lines: linesOf(story) }));
  return evidenceAmong(texts, requirements).map(({ requirement, found, missing, best, bestCount }) => {
    const tagged = stories.find(({ data }) => data.tags.some((tag) => sameName(tag, requirement)));
    const isEnough = best !== null && bestCount * 2 >= found.length + missing.length;
    return { requirement, story: tagged ?? (isEnough ? best.story : null) };
  });
}

const linesOf = ({ data: { title, situation, task, action, result, reflection, tags } }: Story): string[] => [
  title,
  situation,
  task,
  action,
  result,
  reflection,
  ...tags,
];

const sameName = (one: string, other: string): boolean =>
  one.localeCompare(other, undefined, { sensitivity: "accent", ignorePunctuation: true }) === 0;
