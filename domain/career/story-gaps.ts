import type { StoryData } from "@/contracts/model/career/story";
import { readPosting } from "@/domain/job-match/posting";
import { wordRuns } from "@/domain/job-match/words";
import { printOf } from "./likeness";

type StoryText = { id: string; data: StoryData };

/** Words of a requirement that a story must share to show it. */
const SHARE = 0.5;

/**
 * The stories that show each requirement: those that share half of the significant words, or are based on the fact that the user has
 * named as its evidence. One without a story is a gap.
 */
export function storiesOf(
  requirements: readonly string[],
  stories: readonly StoryText[],
  evidence: Readonly<Record<string, string>>,
): { requirement: string; storyIds: string[] }[] {
  const storyTexts = stories.map(({ id, data }) => {
    const { title, situation, task, action, result, tags, factIds } = data;
    return { id, factIds, words: printOf([title, situation, task, action, result, ...tags].join("\n")).words };
  });
  return requirements.map((requirement) => {
    const words = sayingWords(requirement);
    const factId = evidence[requirement];
    const shows = storyTexts.filter(
      (story) => (factId !== undefined && story.factIds.includes(factId)) || sharedPart(words, story.words) >= SHARE,
    );
    return { requirement, storyIds: shows.map(({ id }) => id) };
  });
}

function sayingWords(requirement: string): string[] {
  const { isStopWord } = readPosting(requirement);
  const remaining = wordRuns(requirement).flatMap((run) => run.filter((word) => !isStopWord(word)).map(({ label }) => label));
  return [...printOf(remaining.join(" ")).words];
}

const sharedPart = (words: readonly string[], others: ReadonlySet<string>): number =>
  words.length === 0 ? 0 : words.filter((word) => others.has(word)).length / words.length;
