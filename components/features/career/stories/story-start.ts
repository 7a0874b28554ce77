import type { Story } from "@/contracts/model/career/story";

/** What a story is written from: one that is there, or the little that is known of a new one. */
export type StoryStart = { story: Story } | { title: string; tags: string[]; applicationId: string | null };

export const NEW_STORY: StoryStart = { title: "", tags: [], applicationId: null };
