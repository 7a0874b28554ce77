import { z } from "zod";

/** What a text may claim of a person. Source: docs/claims.md. */
export const CLAIM_KINDS = [
  "number",
  "date",
  "duration",
  "name",
  "title",
  "degree",
  "skill",
  "superlative",
  "cause",
  "binding",
  "negation",
  "wish",
  "scope",
  "statement",
] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];

/** A claim about the user in a generated text that no source supports. */
export const unsupportedClaimSchema = z
  .object({
    kind: z
      .enum(CLAIM_KINDS)
      .describe(
        "What is claimed: a number, an employer or another name, a title and so on. `cause`: that one thing led to another. `binding`: what belongs to another entry. `negation`: the opposite of the source. `wish`: what the source only wishes for. `scope`: alone, all, in charge. `statement`: any other word without support.",
      ),
    text: z.string().describe("The words that claim it."),
    start: z.int().min(0).describe("Where they begin in the text, in UTF-16 units."),
    end: z.int().min(0).describe("Where they end."),
  })
  .describe("A claim that nothing of yours supports. Save it as a fact if it is true.");
export type UnsupportedClaim = z.infer<typeof unsupportedClaimSchema>;

/** A sentence of the model that was not taken over. */
export const leftOutSchema = z
  .object({
    text: z.string().describe("What was left out."),
    claims: z.array(unsupportedClaimSchema).describe("What it claims without support; empty for a link or an instruction."),
  })
  .describe("A part of the model's answer that was left out.");
export type LeftOut = z.infer<typeof leftOutSchema>;
