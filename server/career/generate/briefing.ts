import { z } from "zod";
import type { ArtifactData } from "@/contracts/model/career/artifact-data";
import { findInterview } from "./interview";
import type { TaskOf } from "./task";
import { knownIds, titled } from "./writing";

type Briefing = Extract<ArtifactData, { kind: "briefing" }>;

const schema = z.object({
  headline: z.string().describe("The interview in a line."),
  summary: z.string().describe("What to expect, in two sentences."),
  plan: z.array(
    z.object({
      minutes: z.number(),
      title: z.string(),
      detail: z.string(),
      action: z.enum(["story", "draft-story", "questions", "practise", "none"]),
      storyId: z.string().nullable().describe("The story that the step goes over."),
    }),
  ),
  questions: z.array(z.object({ text: z.string(), origin: z.string().describe("Where it comes from, such as: posting.") })),
  focus: z.string().describe("What to concentrate on."),
  opening: z.string().describe("How to begin when asked to introduce oneself, in the first person."),
  stories: z.array(z.string()).describe("For each story to tell, why, in a sentence. At most 3."),
  storyIds: z.array(z.string()),
  honesty: z.string().describe("What the posting asks for and the person cannot claim."),
  missingStory: z.string().nullable().describe("A story worth writing before the interview."),
  practiceQuestions: z.array(z.string()).describe("Questions to practise, at most 5."),
});
type Written = z.infer<typeof schema>;

/** How to prepare one interview, from what is there. */
export const briefing: TaskOf<"briefing", Written> = {
  purpose: "briefing",
  instructions:
    "Prepare the person for the interview: a plan of at most 8 steps, at most 8 questions to ask the company, which stories to tell and what not to claim.",
  schema,
  prepare: (material, { interviewId }) => {
    const { at, kind, durationMinutes, participants, notes } = findInterview(material, interviewId);
    return {
      reads: { interview: { at, kind, durationMinutes, participants, notes } },
      sent: ["interview"],
      heard: [at, notes, ...participants.map(({ name, role }) => `${name} ${role}`)].join("\n"),
    };
  },
  finish: (written, material, writer, { interviewId }) => {
    const { application, stories } = material;
    const { keep, keepAll } = writer;
    const headline = titled(keep(written.headline, 200), `${application.role} · ${application.company}`);
    const storyIds = knownIds(written.storyIds, stories, 5);
    const data: Briefing = {
      kind: "briefing",
      headline,
      summary: keep(written.summary, 300),
      plan: written.plan.slice(0, 8).flatMap(({ minutes, title, detail, action, storyId }) => {
        const step = titled(keep(title, 120), "", 120);
        const about = storyId !== null && stories.some(({ id }) => id === storyId) ? storyId : null;
        const isStory = action === "story" && about === null;
        return step === ""
          ? []
          : [
              {
                minutes: Math.min(60, Math.max(1, Math.round(minutes) || 1)),
                title: step,
                detail: keep(detail, 400),
                action: isStory ? ("none" as const) : action,
                storyId: about,
              },
            ];
      }),
      questions: written.questions.slice(0, 8).flatMap(({ text, origin }) => {
        const question = keep(text, 400);
        return question === "" ? [] : [{ text: question, origin: titled(keep(origin, 60), "", 60) }];
      }),
      focus: keep(written.focus, 500),
      opening: keep(written.opening, 600),
      stories: keepAll(written.stories, 3, 300),
      honesty: keep(written.honesty, 400),
      storyIds,
      missingStory: written.missingStory === null ? null : keep(written.missingStory, 300) || null,
      practiceQuestions: keepAll(written.practiceQuestions, 5, 300),
    };
    return { title: headline, data, storyIds, interviewId };
  },
};
