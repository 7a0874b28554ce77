import { z } from "zod";
import type { ArtifactData } from "@/contracts/model/career/artifact-data";
import { occursIn } from "@/domain/career/quote";
import { cut } from "@/domain/postings/found";
import { findInterview, refuseUnknownStory } from "./interview";
import type { TaskOf } from "./task";
import { titled } from "./writing";

type Debrief = Extract<ArtifactData, { kind: "debrief" }>;

const schema = z.object({
  title: z.string().describe("What to take from it, in a line."),
  verdicts: z.array(
    z.object({
      text: z.string(),
      quote: z.string().describe("The words of the answer that it rests on, copied exactly; empty for an impression."),
    }),
  ),
  nextRound: z.string().describe("What the next round may bring."),
  priority: z.string().describe("What to work on first."),
  remember: z
    .string()
    .nullable()
    .describe("A fact about the person that the answer tells and that is worth keeping, in the words of the answer."),
  plan: z.array(
    z.object({
      day: z.enum(["mon", "tue", "wed", "thu", "fri", "sat", "sun"]),
      minutes: z.number(),
      task: z.string(),
    }),
  ),
});
type Written = z.infer<typeof schema>;

/** What to learn from an interview. Points based on words of the answer are distinguished from impressions. */
export const debrief: TaskOf<"debrief", Written> = {
  purpose: "debrief",
  instructions:
    "The person tells how an interview question went. Say in at most 6 verdicts what the answer did, what the next round may bring, and plan at most 5 tasks.",
  schema,
  prepare: (material, { interviewId, question, answer, landed, storyId }) => {
    if (interviewId !== null) findInterview(material, interviewId);
    refuseUnknownStory(material, storyId);
    return {
      reads: { question, answer, landed },
      sent: ["an interview answer"],
      ownTexts: [{ id: "answer", text: answer }],
      heard: question,
    };
  },
  finish: (written, material, { keep }, { interviewId, question, answer, landed, storyId }) => {
    const interview = interviewId === null ? null : findInterview(material, interviewId);
    const title = titled(keep(written.title, 200), question);
    const data: Debrief = {
      kind: "debrief",
      round: cut(interview?.label || interview?.kind || "", 100),
      question: cut(question, 500),
      answer,
      landed,
      title,
      verdicts: written.verdicts.slice(0, 6).flatMap(({ text, quote }) => {
        const verdict = keep(text, 400);
        const tag = occursIn(quote, answer) ? ("supported" as const) : ("observation" as const);
        return verdict === "" ? [] : [{ tag, text: verdict }];
      }),
      nextRound: keep(written.nextRound, 600),
      priority: keep(written.priority, 400),
      remember: written.remember === null ? null : keep(written.remember, 400) || null,
      plan: written.plan.slice(0, 5).flatMap(({ day, minutes, task }) => {
        const text = keep(task, 300);
        return text === "" ? [] : [{ day, minutes: Math.min(120, Math.max(5, Math.round(minutes) || 5)), task: text }];
      }),
    };
    return { title, data, interviewId, storyIds: storyId ? [storyId] : [] };
  },
};
