import { z } from "zod";
import { longText, shortText } from "@/contracts/model/career/fields";
import { calendarDay, timestamp } from "@/contracts/model/timestamp";

const ids = (max: number) => z.array(z.string()).max(max);
const texts = (count: number, max: number) => z.array(longText(max, "A text.")).max(count);
const dayOrMoment = timestamp.or(calendarDay).nullable();
const money = z.number().min(0).nullable();

const fitSchema = z
  .object({
    kind: z.literal("fit"),
    headline: shortText(200, "The fit in a line."),
    summary: longText(600, "The fit in a few sentences."),
    requirements: z
      .array(
        z
          .object({
            text: longText(300, "The requirement."),
            origin: z.enum(["posting", "inferred"]),
            status: z.enum(["supported", "partial", "missing"]),
            evidence: longText(600, "What shows it, or what is missing."),
            factIds: ids(10),
          })
          .describe("A requirement, and what shows it."),
      )
      .max(20),
    checks: z
      .array(
        z
          .object({
            label: shortText(60, "What is checked."),
            met: z.boolean().nullable().describe("Null: needs confirming."),
            text: longText(300, "Why."),
          })
          .describe("A wish of the profile, and whether it is met."),
      )
      .max(5),
    ask: z
      .object({ person: longText(100, "Whom to ask."), text: longText(400, "What to ask.") })
      .nullable()
      .describe("A person to contact."),
  })
  .describe("How well you fit an application.");

const briefingSchema = z
  .object({
    kind: z.literal("briefing"),
    headline: shortText(200, "The interview in a line."),
    summary: longText(300, "What to expect."),
    plan: z
      .array(
        z
          .object({
            minutes: z.number().int().min(1).max(60),
            title: shortText(120, "What to do."),
            detail: longText(400, "How."),
            action: z.enum(["story", "draft-story", "questions", "practise", "none"]),
            storyId: z.string().nullable(),
          })
          .describe("A step of the preparation."),
      )
      .max(8),
    questions: z.array(z.object({ text: longText(400, "The question."), origin: shortText(60, "Where it comes from.") })).max(8),
    focus: longText(500, "What to concentrate on."),
    opening: longText(600, "How to begin."),
    stories: texts(3, 300),
    honesty: longText(400, "What not to claim."),
    storyIds: ids(5),
    missingStory: longText(300, "A story to write.").nullable(),
    practiceQuestions: texts(5, 300),
  })
  .describe("A briefing for an interview.");

const practiceSchema = z
  .object({
    kind: z.literal("practice"),
    question: longText(500, "The question."),
    origin: z.enum(["simulated", "recalled"]),
    mode: z.enum(["typed", "spoken"]),
    answer: longText(6000, "The answer."),
    title: shortText(200, "The answer in a line."),
    works: longText(500, "What works."),
    strengthen: longText(500, "What to strengthen."),
    opening: longText(800, "A better opening."),
    note: longText(60, "A note to remember."),
  })
  .describe("A practised answer.");

const debriefSchema = z
  .object({
    kind: z.literal("debrief"),
    round: shortText(100, "The round."),
    question: longText(500, "The question."),
    answer: longText(6000, "The answer given."),
    landed: z.enum(["well", "mixed", "not"]),
    title: shortText(200, "The debrief in a line."),
    verdicts: z.array(z.object({ tag: z.enum(["supported", "observation"]), text: longText(400, "The verdict.") })).max(6),
    nextRound: longText(600, "What the next round may bring."),
    priority: longText(400, "What to work on first."),
    remember: longText(400, "A fact to remember.").nullable(),
    plan: z
      .array(
        z.object({
          day: z.enum(["mon", "tue", "wed", "thu", "fri", "sat", "sun"]),
          minutes: z.number().int().min(5).max(120),
          task: longText(300, "What to do."),
        }),
      )
      .max(5),
  })
  .describe("What an interview was like.");

const answersSchema = z
  .object({
    kind: z.literal("answers"),
    answers: z.array(z.object({ question: longText(2000, "The question."), answer: longText(6000, "The answer.") })).max(30),
  })
  .describe("Answers as they were sent.");

/** The terms of an offer. */
export const offerFields = {
  version: z.enum(["written", "verbal"]),
  currency: shortText(10, "Currency."),
  period: z.enum(["hour", "month", "year"]),
  base: money.describe("Base pay."),
  variable: money.describe("Variable pay."),
  variableConditions: longText(1000, "What variable pay depends on."),
  equity: longText(1000, "Equity."),
  location: shortText(500, "Where the work is done."),
  officeDays: z.number().int().min(0).max(5).nullable().describe("Days a week at the office."),
  leave: longText(500, "Paid leave."),
  learning: money.describe("Budget for learning."),
  other: longText(1000, "Anything else."),
  respondBy: dayOrMoment.describe("When an answer is due."),
};
const termsSchema = z.object(offerFields).describe("Terms of an offer.");

export const replyChangeSchema = z
  .discriminatedUnion("type", [
    z.object({ type: z.literal("stage"), stage: z.enum(["screening", "interview", "offer", "closed"]) }).describe("A new stage."),
    z
      .object({ type: z.literal("follow-up"), at: dayOrMoment, note: longText(300, "What to do then.") })
      .describe("A date to follow up."),
    z.object({ type: z.literal("offer") }).describe("The terms are saved as an offer."),
  ])
  .describe("A change that a message suggests.");
export type ReplyChange = z.infer<typeof replyChangeSchema>;

const replySchema = z
  .object({
    kind: z.literal("reply"),
    message: longText(20_000, "The message of the company."),
    title: shortText(200, "The message in a line."),
    asks: texts(5, 300),
    unconfirmed: texts(5, 300),
    reply: longText(4000, "The reply."),
    changes: z.array(replyChangeSchema).max(4),
    offer: termsSchema.nullable(),
    applied: z
      .object({ at: timestamp, changes: z.array(z.number().int().min(0)).max(4) })
      .nullable()
      .describe("Which changes were made, by their places, and when last."),
  })
  .describe("A reply to a message, with the changes it suggests.");
export type ReplyData = z.infer<typeof replySchema>;

const offerSchema = z.object({ kind: z.literal("offer"), ...offerFields }).describe("An offer.");

/** What a saved item holds, by its kind. Source: interface-details 2.8. */
export const artifactDataSchema = z
  .discriminatedUnion("kind", [fitSchema, briefingSchema, practiceSchema, debriefSchema, answersSchema, replySchema, offerSchema])
  .describe("What a saved item holds.");
export type ArtifactData = z.infer<typeof artifactDataSchema>;
export type OfferTerms = z.infer<typeof termsSchema>;
