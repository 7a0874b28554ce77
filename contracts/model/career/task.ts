import { z } from "zod";
import { idSchema } from "@/contracts/base";
import { longText } from "@/contracts/model/career/fields";

const interview = idSchema.nullable().default(null).describe("The interview that it is about, an entry of the timeline.");
const requiredText = (max: number, description: string) => longText(max, description).min(1);

/** What a model can write about an application. Source: interface-details 2.8. */
export const careerTaskSchema = z
  .discriminatedUnion("kind", [
    z.object({ kind: z.literal("fit") }).describe("How well you fit the application, requirement by requirement."),
    z
      .object({
        kind: z.literal("briefing"),
        interviewId: idSchema.describe("The interview to prepare, an entry of the timeline."),
      })
      .describe("A briefing for an interview."),
    z
      .object({
        kind: z.literal("practice"),
        storyId: idSchema.nullable().optional().describe("The story you used."),
        interviewId: interview,
        question: requiredText(500, "The question."),
        origin: z.enum(["simulated", "recalled"]),
        mode: z.enum(["typed", "spoken"]),
        answer: longText(6000, "Your answer, at least 10 characters.").min(10),
      })
      .describe("What works in an answer, and what to improve."),
    z
      .object({
        kind: z.literal("debrief"),
        interviewId: interview,
        question: requiredText(500, "The question."),
        answer: requiredText(6000, "Your answer."),
        landed: z.enum(["well", "mixed", "not"]),
        storyId: idSchema.nullable().optional().describe("The story you used."),
      })
      .describe("What to learn from an interview."),
    z
      .object({ kind: z.literal("reply"), message: requiredText(20_000, "A message from the company.") })
      .describe("A reply to a message, with the changes that it suggests."),
    z
      .object({
        kind: z.literal("answer"),
        question: requiredText(2000, "A question of the application form."),
        answer: longText(6000, "Your answer so far; may be empty.").default(""),
      })
      .describe("An answer to a question of an application. Nothing is saved."),
    z
      .object({ kind: z.literal("offer"), message: requiredText(20_000, "The words of the offer.") })
      .describe("The terms of an offer, read from its words. Numbers that are not in the text are left out."),
  ])
  .describe("What is to be written.");
export type CareerTask = z.infer<typeof careerTaskSchema>;
