import type { Artifact } from "@/contracts/model/career/artifact";
import type { Fact } from "@/contracts/model/career/fact";
import type { Story, StoryData } from "@/contracts/model/career/story";
import type { CareerArtifact, CareerFact, CareerStory } from "@/server/platform/db/generated/client";

type Moments = { createdAt: Date; updatedAt: Date };

/** The moments of a row as ISO text. */
export const momentsOf = ({ createdAt, updatedAt }: Moments) => ({
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

/** A fact as the API returns it; its lists and words were checked before they were stored. */
export const toFact = ({ searchText: _, ...row }: CareerFact): Fact => ({ ...row, ...momentsOf(row) }) as unknown as Fact;

/** A story as the API returns it: its facts and its application are in the row and in its content. */
export function toStory({ factIds, data, ...row }: CareerStory): Story {
  const { applicationId } = row;
  return { ...row, data: { ...(data as unknown as StoryData), factIds, applicationId }, ...momentsOf(row) };
}

/** A saved item as the API returns it. */
export const toArtifact = ({ kind: _, factIds, storyIds, checked, ...row }: CareerArtifact): Artifact =>
  ({ ...row, ...(checked as object | null), evidence: { factIds, storyIds }, ...momentsOf(row) }) as unknown as Artifact;
