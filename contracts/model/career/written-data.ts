import { z } from "zod";
import { offerFields } from "@/contracts/model/career/artifact-data";
import { longText, shortText } from "@/contracts/model/career/fields";

const requiredText = (max: number, description: string) => longText(max, description).min(1);

const { currency, period, ...terms } = offerFields;

/** What users record without a model: the parts of a saved item that they write. */
export const writtenDataSchema = z
  .discriminatedUnion("kind", [
    z
      .object({
        kind: z.literal("offer"),
        currency: currency.min(1),
        period,
        version: terms.version.default("written"),
        base: terms.base.default(null),
        variable: terms.variable.default(null),
        variableConditions: terms.variableConditions.default(""),
        equity: terms.equity.default(""),
        location: terms.location.default(""),
        officeDays: terms.officeDays.default(null),
        leave: terms.leave.default(""),
        learning: terms.learning.default(null),
        other: terms.other.default(""),
        respondBy: terms.respondBy.default(null),
      })
      .describe("An offer."),
    z
      .object({
        kind: z.literal("practice"),
        question: requiredText(500, "The question."),
        origin: z.enum(["simulated", "recalled"]).default("simulated"),
        mode: z.enum(["typed", "spoken"]).default("typed"),
        answer: requiredText(6000, "The answer."),
        note: longText(60, "A note to remember.").default(""),
      })
      .describe("A practised answer."),
    z
      .object({
        kind: z.literal("debrief"),
        round: shortText(100, "The round.").default(""),
        question: requiredText(500, "The question."),
        answer: requiredText(6000, "Your answer."),
        landed: z.enum(["well", "mixed", "not"]),
        nextRound: longText(600, "What the next round may bring.").default(""),
        priority: longText(400, "What to work on first.").default(""),
      })
      .describe("What an interview was like."),
  ])
  .describe("What you write down yourself.");
export type WrittenData = z.infer<typeof writtenDataSchema>;
