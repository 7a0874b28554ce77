import { z } from "zod";
import { longText, shortText } from "@/contracts/model/career/fields";
import { timestamp } from "@/contracts/model/timestamp";

export const FACT_CATEGORIES = ["accomplishment", "experience", "skill", "preference"] as const;
export const FACT_SOURCES = [
  "user-message",
  "resume",
  "letter",
  "resume-version",
  "letter-version",
  "attachment",
  "manual",
  "debrief",
] as const;
export const FACT_STATUSES = ["active", "excluded"] as const;

export const factSourceSchema = z
  .object({
    kind: z.enum(FACT_SOURCES).describe("Where the fact was found."),
    id: shortText(255, "Identifier of the source; for `manual` any text of yours, such as a random id."),
    quote: longText(4000, "The words of the source that say so. They must occur there, unless the fact is `manual`."),
  })
  .describe("Where a fact comes from.");
export type FactSource = z.infer<typeof factSourceSchema>;

export const factFields = {
  applicationId: z.string().nullable().describe("The application that alone uses the fact; null to share it with all."),
  text: shortText(2000, "The fact, in a sentence.").min(1),
  category: z.enum(FACT_CATEGORIES),
  source: factSourceSchema,
};

/** Something true about a person, and where it is written. */
export const factSchema = z
  .object({
    id: z.string(),
    userId: z.string(),
    ...factFields,
    sourceKey: z.string().describe("Equal for equal sources, which are saved once."),
    status: z.enum(FACT_STATUSES).describe("Excluded facts are stored but not used."),
    revisions: z
      .array(z.object({ text: z.string(), at: timestamp }).describe("An earlier text."))
      .max(50)
      .describe("Earlier texts, oldest first."),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .describe("A fact about you, with its source.");
export type Fact = z.infer<typeof factSchema>;

export const listedFactSchema = factSchema
  .extend({
    company: z.string().nullable().describe("Company of the application that alone uses it."),
    usedBy: z
      .object({
        stories: z.number().int().min(0).describe("Stories that use it."),
        savedItems: z.number().int().min(0).describe("Saved items that use it."),
      })
      .describe("How often a fact is used."),
  })
  .describe("A fact in a list.");
export type ListedFact = z.infer<typeof listedFactSchema>;
