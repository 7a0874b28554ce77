import { z } from "zod";
import { unsupportedClaimSchema } from "@/contracts/model/ai/claim";
import { patchOperationSchema } from "@/contracts/model/patch-operation";

export const EDIT_STATUSES = ["pending", "accepted", "rejected", "conflict"] as const;
/** What a person decides; a conflict is found and not chosen. */
export const EDIT_DECISIONS = ["accepted", "rejected", "pending"] as const;
export const CHANGE_OPERATIONS = ["add", "replace", "remove", "move"] as const;

export const assistantChangeSchema = z
  .object({
    op: z.enum(CHANGE_OPERATIONS).describe("What happens at the place."),
    pointer: z
      .string()
      .describe(
        "The place: a JSON pointer in which positions of lists are `#<id>`, such as `/sections/experience/items/#a1/position`.",
      ),
    after: z
      .string()
      .nullable()
      .describe("For `add` and `move` in a list: id of the entry that it comes after; null for the first place."),
    before: z.unknown().describe("The value that was there; null where there was none. It must still be there to be changed."),
    value: z.unknown().describe("The new value; null for `remove` and `move`."),
    place: z.string().describe("Where that is, for people, such as “Harbour Works”. May be empty."),
    field: z.string().describe("Name of the field in the contract, such as `description` or `content`."),
    beforeText: z.string().describe("The value before, as plain text."),
    afterText: z.string().describe("The new value, as plain text."),
    claims: z.array(unsupportedClaimSchema).describe("Claims without support, by their places in `afterText`."),
  })
  .describe("A change at one place of the document.");
export type AssistantChange = z.infer<typeof assistantChangeSchema>;

export const assistantEditSchema = z
  .object({
    id: z.string(),
    title: z.string().describe("What it does, in a few words."),
    reason: z.string().describe("Why, in a sentence. May be empty."),
    operations: z
      .array(patchOperationSchema)
      .describe(
        "The edit as JSON Patch against the document as it is now, alone; empty in a conflict. Of a letter they are `replace` of its fields.",
      ),
    changes: z.array(assistantChangeSchema).describe("The same by places that do not move."),
    addsFacts: z.boolean().describe("Whether it makes a claim that none of your data supports. Ask before accepting it."),
    status: z.enum(EDIT_STATUSES).describe("`conflict`: its places were changed since, or the document is gone."),
  })
  .describe("A proposed edit.");
export type AssistantEdit = z.infer<typeof assistantEditSchema>;
