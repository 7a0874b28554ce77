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
  "opinion",
] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];

const QUOTE = 500;

/** Words of the user that carry a claim, or come close to it. */
const originSchema = z.object({
  kind: z.string().describe("What it is: `resume`, `letter`, `fact`, `story`, `message` or other text that was sent."),
  id: z.string().nullable().describe("Which fact, story or message; null for the others."),
  quote: z.string().max(QUOTE).describe("Its sentence. Empty where a period as a whole supports a duration or a date."),
});
export type ClaimOrigin = z.infer<typeof originSchema>;

const nearest = originSchema
  .optional()
  .describe("Of an unsupported claim: what of yours comes closest. Absent where nothing does.");

/** A claim about the user in a generated text that no source supports. */
export const unsupportedClaimSchema = z
  .object({
    kind: z
      .enum(CLAIM_KINDS)
      .describe(
        "What is claimed: a number, an employer or another name, a title and so on. `cause`: that one thing led to another. `binding`: what belongs to another entry. `negation`: the opposite of the source. `wish`: what the source only wishes for. `scope`: alone, all, in charge. `statement`: any other word without support. `opinion`: a sentence that a second model doubts.",
      ),
    text: z.string().describe("The words that claim it."),
    start: z.int().min(0).describe("Where they begin in the text, in UTF-16 units."),
    end: z.int().min(0).describe("Where they end."),
    nearest,
  })
  .describe("A claim that nothing of yours supports. Save it as a fact if it is true.");
export type UnsupportedClaim = z.infer<typeof unsupportedClaimSchema>;

/** A claim of a generated text, and what carries it. */
const checkedClaimSchema = z
  .object({
    text: z.string().describe("The words concerned."),
    kind: z.enum(CLAIM_KINDS),
    state: z.enum(["supported", "unsupported"]),
    source: originSchema.nullable().describe("Null for an unsupported claim."),
    nearest,
  })
  .describe("A claim about the user, and what supports it.");
export type CheckedClaim = z.infer<typeof checkedClaimSchema>;

/** Fields beside a text that a model wrote about the person. Source: docs/claims.md. */
export const checkedText = {
  claims: z.array(checkedClaimSchema).describe("What the text claims of you, and what supports each claim."),
  language: z.string().describe("The language in which it was checked, as a BCP 47 tag."),
  isChecked: z.boolean().describe("Whether the check of that language is measured. Otherwise read the text with more care."),
};

/** A sentence of the model that was not taken over. */
export const leftOutSchema = z
  .object({
    text: z.string().describe("What was left out."),
    claims: z.array(unsupportedClaimSchema).describe("What it claims without support; empty for a link or an instruction."),
  })
  .describe("A part of the model's answer that was left out.");
export type LeftOut = z.infer<typeof leftOutSchema>;

/** The same for what may also have been written by the person, or stored before texts were checked. */
export const optionallyChecked = {
  claims: checkedText.claims.optional(),
  language: checkedText.language.optional(),
  isChecked: checkedText.isChecked.optional(),
};
