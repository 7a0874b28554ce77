import { z } from "zod";
import { LIMITS } from "@/contracts/limits";
import { checkedText } from "@/contracts/model/ai/claim";

const bounds = LIMITS.aiReview;
const text = (max: number, description: string) => z.string().max(max).describe(description);

/** A model's review of the writing of a resume. It has no score: the check computes it. Source: interface-details 1.8. */
export const writingReviewSchema = z
  .object({
    summary: text(bounds.summary, "The whole in a few sentences."),
    suggestions: z
      .array(
        z
          .object({
            passageId: z.string().nullable().describe("The passage it is about, by the id that was sent; null for the whole."),
            issue: text(bounds.issue, "What could be better."),
            suggestion: text(bounds.suggestion, "What to do."),
            rewrite: text(bounds.example, "The passage reworded. Claims nothing that the resume does not say.").nullable(),
            example: text(bounds.example, "The same as `rewrite`.").nullable(),
          })
          .describe("A suggestion."),
      )
      .max(bounds.suggestions),
    strengths: z.array(text(bounds.strength, "What is good.")).max(bounds.strengths),
    jdAlignment: z
      .object({
        verdict: text(bounds.summary, "How the resume matches the posting."),
        missingConcepts: z.array(z.string()).max(bounds.terms).describe("Terms that it lacks, found without a model."),
        strengths: z.array(z.string()).max(bounds.terms).describe("Terms of the posting that it has, found without a model."),
        summary: text(bounds.summary, "The same as `verdict`."),
        found: z.array(z.string()).max(bounds.terms).describe("The same as `strengths`."),
        missing: z.array(z.string()).max(bounds.terms).describe("The same as `missingConcepts`."),
      })
      .nullable()
      .describe("Null without a posting."),
    ...checkedText,
  })
  .describe("A review of the writing. Never a score.");
export type WritingReview = z.infer<typeof writingReviewSchema>;
