import { z } from "zod";
import { LIMITS } from "@/contracts/limits";
import { optionallyChecked, unsupportedClaimSchema } from "@/contracts/model/ai/claim";

export const CHANGE_STATUSES = ["pending", "accepted", "rejected"] as const;
export const REFUSALS = ["claims", "link", "instruction", "unknown"] as const;

const section = z.string().describe("`summary`, a key of `sections`, or the id of a custom section.");
const heading = z.string().describe("The heading of the section, for people.");
const entry = z.string().describe("The name of the entry, for people; empty for the section itself.");

const common = {
  id: z.string().describe("Unique within the list."),
  section,
  heading,
  entry,
  reason: z.string().max(LIMITS.tailoring.reason).describe("Why, in the model's words."),
  status: z.enum(CHANGE_STATUSES).describe("What you have decided. Every change is in the copy already."),
};
const itemId = z.string().describe("The entry.");

const reworded = z
  .object({
    ...common,
    kind: z.literal("reword"),
    itemId: itemId.nullable().describe("The entry; null for `summary`."),
    roleId: z.string().nullable().describe("The role within the entry, or null."),
    field: z.enum(["content", "description"]),
    before: z.string().describe("The field before, as stored."),
    after: z.string().describe("The field after, as stored. Lines are chosen, ordered, shortened or reworded; none is new."),
    ...optionallyChecked,
  })
  .describe("A text that was reworded.");

const hidden = z.object({ ...common, kind: z.literal("hide"), itemId }).describe("An entry that was hidden.");

const ordered = z
  .object({
    ...common,
    kind: z.literal("order"),
    before: z.array(z.string()).describe("Ids of the entries before."),
    after: z.array(z.string()).describe("Ids of the entries after."),
  })
  .describe("Entries of a section that were put in another order.");

export const tailoringChangeSchema = z.discriminatedUnion("kind", [reworded, hidden, ordered]);
export type TailoringChange = z.infer<typeof tailoringChangeSchema>;

export const refusedRewordingSchema = z
  .object({
    section,
    heading,
    entry,
    text: z.string().describe("What the model proposed."),
    why: z
      .enum(REFUSALS)
      .describe(
        "`claims`: it makes a claim that none of your data supports. `link`: it has a link. `instruction`: it addresses a model. `unknown`: it is about nothing in the resume.",
      ),
    claims: z.array(unsupportedClaimSchema),
  })
  .describe("A proposal that is not in the copy.");
export type RefusedRewording = z.infer<typeof refusedRewordingSchema>;

/** What tailoring changed in a copy. */
export const tailoringSchema = z
  .object({
    resumeId: z.string().describe("The copy."),
    sourceResumeId: z.string().describe("The resume that was copied; it may be gone by now."),
    applicationId: z.string().nullable().describe("The application it was tailored to, unless that was deleted."),
    createdAt: z.iso.datetime(),
    changes: z.array(tailoringChangeSchema).max(LIMITS.tailoring.changes),
    refused: z.array(refusedRewordingSchema).max(LIMITS.tailoring.changes),
  })
  .describe("Every change of a tailored copy, to accept or reject.");
export type Tailoring = z.infer<typeof tailoringSchema>;
