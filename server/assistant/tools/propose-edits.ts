import { z } from "zod";
import { LIMITS } from "@/contracts/limits";
import type { AssistantEdit } from "@/contracts/model/assistant/edit";
import { withSecondOpinion } from "@/server/ai/second-opinion/second-opinion";
import { type CheckedEdit, checkEdit, type EditInput } from "../edits/check-edit";
import { documentArgument, idsOfDocuments, openDocument } from "./read-document";
import { ToolRefused, tool } from "./tool";

const operationSchema = z.object({
  op: z.enum(["add", "remove", "replace", "move"]),
  path: z
    .string()
    .max(500)
    .describe(
      "JSON pointer into `data`. Positions of lists may be `#` and the id of the entry; `-` adds at the end. A letter's subject, enclosures (texts) and recipientAddress {street, postcode, city, country} are in `/details`; `add` them where they are missing.",
    ),
  from: z.string().max(500).nullish().describe("For `move`: where from."),
  value: z
    .unknown()
    .optional()
    .describe("For `add` and `replace`. Texts of descriptions and letters are HTML paragraphs and lists."),
});

/** Proposals that are refused as a whole for mistakes; after that those without mistakes are taken. */
const MAX_MISTAKES = 2;

export const proposeEdits = tool({
  name: "propose_edits",
  description:
    "Proposes edits of the document. The person sees each with before and after and accepts or rejects it; nothing is written. Keep each edit small and independent of the others: all paths are for the document as you read it. Claim nothing that the person's texts and facts do not say.",
  schema: z.object({
    document: documentArgument,
    edits: z
      .array(
        z.object({
          title: z.string().min(1).max(120).describe("What it does, in a few words."),
          reason: z.string().max(500).default("").describe("Why, in one sentence."),
          operations: z.array(operationSchema).min(1).max(50).describe("JSON Patch."),
        }),
      )
      .min(1)
      .max(LIMITS.assistant.edits.max),
  }),
  isOn: (context) => context.context.document && Object.keys(idsOfDocuments(context)).length > 0,
  run: async ({ document: requested, edits: input }, context, toolCallId) => {
    const known = context.documents[requested ?? (idsOfDocuments(context).resume ? "resume" : "letter")];
    const document = known ?? (await openDocument(context, requested));
    if (document.isLocked) throw new ToolRefused("The person has locked this document, so no edits can be proposed. Tell them.");
    const values = input.flatMap(({ operations }) => operations.map(({ value }) => value));
    const support = await withSecondOpinion(context.db, context.ownerId, await context.support(), values);
    const checked = input.map((edit) => checkEdit(document, edit as EditInput, support));
    refuseMistakes(checked, context.refusals);
    refuseClaims(checked, context.refusals);
    const edits = checked.flatMap(({ edit }) => edit ?? []);
    if (edits.length === 0) throw new ToolRefused(mistakesOf(checked));
    const { kind, id, name, base } = document;
    const part = { type: "proposal" as const, toolCallId, document: { kind, id, name }, base, edits };
    return { result: { proposed: edits.length, leftOut: checked.flatMap(({ mistake }) => mistake ?? []) }, part };
  },
});

type Refusals = { claims: number; mistakes: number };
const mistakesOf = (checked: readonly CheckedEdit[]) => checked.flatMap(({ mistake }) => mistake ?? []).join("\n");

function refuseMistakes(checked: readonly CheckedEdit[], refusals: Refusals): void {
  if (checked.every(({ mistake }) => mistake === null) || refusals.mistakes >= MAX_MISTAKES) return;
  refusals.mistakes += 1;
  throw new ToolRefused(
    `Nothing was proposed. Correct these edits and call the tool again with all of them:\n${mistakesOf(checked)}`,
  );
}

/** The model gets one try to say only what is known. What it then still claims is marked. */
function refuseClaims(checked: readonly CheckedEdit[], refusals: Refusals): void {
  const claims = checked.flatMap(({ edit }) => (edit ? claimsOf(edit) : []));
  if (claims.length === 0 || refusals.claims > 0) return;
  refusals.claims += 1;
  throw new ToolRefused(
    `Nothing was proposed. Neither the person's texts nor their facts say this: ${claims.join("; ")}. Leave it out, or ask the person for it with ask_person; then call the tool again with all edits.`,
  );
}

const claimsOf = ({ title, changes }: AssistantEdit): string[] =>
  changes.flatMap(({ claims }) => claims.map(({ text }) => `“${text}” in “${title}”`));
