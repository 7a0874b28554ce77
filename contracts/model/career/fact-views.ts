import { z } from "zod";
import { FACT_CATEGORIES, factSchema, factSourceSchema } from "@/contracts/model/career/fact";

export const factProposalSchema = z
  .object({
    text: z.string().describe("The fact, in the words of the source."),
    category: z.enum(FACT_CATEGORIES),
    source: factSourceSchema,
    where: z.string().describe("Name of the document or application that contains it."),
    url: z.string().describe("Path of the page that contains it."),
  })
  .describe("A possible fact, and its location.");
export type FactProposal = z.infer<typeof factProposalSchema>;

export const factPairSchema = z
  .object({
    facts: z.array(factSchema).length(2).describe("The older one first."),
    likeness: z.number().min(0).max(1).describe("1 for equal words."),
  })
  .describe("Two facts that say nearly the same.");
export type FactPair = z.infer<typeof factPairSchema>;

export const FACT_USES = ["resume", "letter", "story", "saved-item"] as const;

export const factUseSchema = z
  .object({
    kind: z.enum(FACT_USES),
    id: z.string().describe("Identifier of the document, story or saved item."),
    name: z.string(),
    url: z.string().describe("Path of the page that contains it."),
    pointer: z
      .string()
      .nullable()
      .describe("JSON Pointer into the data of a resume, or the field of a letter, whose text contains it; null elsewhere."),
    said: z.string().nullable().describe("The words that say it there, to be replaced by the corrected text; null elsewhere."),
  })
  .describe("A place where a fact is used.");
export type FactUse = z.infer<typeof factUseSchema>;
