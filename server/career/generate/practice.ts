import { z } from "zod";
import { findInterview, refuseUnknownStory } from "./interview";
import type { TaskOf } from "./task";
import { titled } from "./writing";

const schema = z.object({
  title: z.string().describe("The answer in a line."),
  works: z.string().describe("What works in it."),
  strengthen: z.string().describe("What to strengthen, and how."),
  opening: z.string().describe("A better opening, in the first person."),
  note: z.string().describe("A note of a few words to remember."),
});
type Written = z.infer<typeof schema>;

/** What works in an answer, and what to improve. The user's words stay unchanged. */
export const practice: TaskOf<"practice", Written> = {
  purpose: "practice",
  instructions:
    "The person has practised an answer to an interview question. Say what works and what to strengthen. Give no grade.",
  schema,
  prepare: (material, { question, answer, storyId, interviewId }) => {
    if (interviewId !== null) findInterview(material, interviewId);
    refuseUnknownStory(material, storyId);
    return {
      reads: { question, answer, storyId },
      sent: ["a practised answer"],
      ownTexts: [{ id: "answer", text: answer }],
      heard: question,
    };
  },
  finish: (written, { stories }, { keep }, { question, origin, mode, answer, storyId, interviewId }) => {
    const title = titled(keep(written.title, 200), question);
    const { works, strengthen, opening, note } = written;
    const parts = {
      works: keep(works, 500),
      strengthen: keep(strengthen, 500),
      opening: keep(opening, 800),
      note: keep(note, 60),
    };
    const story = stories.find(({ id }) => id === storyId);
    return {
      title,
      data: { kind: "practice", question, origin, mode, answer, title, ...parts },
      storyIds: story ? [story.id] : [],
      factIds: story?.data.factIds ?? [],
      interviewId,
    };
  },
};
