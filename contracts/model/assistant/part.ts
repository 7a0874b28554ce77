import { z } from "zod";
import { MODEL_FAILURES } from "@/contracts/ai/refusals";
import { leftOutSchema, optionallyChecked } from "@/contracts/model/ai/claim";
import { FACT_CATEGORIES } from "@/contracts/model/career/fact";
import { DOCUMENT_TYPES } from "@/contracts/model/document";
import { assistantEditSchema } from "./edit";

export const TOOL_STATUSES = ["running", "done", "failed"] as const;
export const PROPOSED_FACT_STATUSES = ["pending", "kept", "dismissed"] as const;
/** What a run may end with besides its answer. */
export const NOTICES = ["stopped", "failed", "interrupted", "steps", "no-edits"] as const;
export type NoticeCode = (typeof NOTICES)[number];

const toolCallId = z.string().describe("The call of a tool that made this part.");

const textPart = z
  .object({ type: z.literal("text"), text: z.string(), ...optionallyChecked })
  .describe("Text. Of the assistant it has `claims` where it claims anything of you: what nothing supports is marked.");

const attachmentPart = z
  .object({ type: z.literal("attachment"), attachmentId: z.string(), filename: z.string(), mediaType: z.string() })
  .describe("A file that the person attached.");

const toolPart = z
  .object({
    type: z.literal("tool"),
    toolCallId,
    tool: z.string().describe("Its name, such as `read_document`."),
    status: z.enum(TOOL_STATUSES),
    detail: z.string().describe("What it was about or found, such as a query or a number of facts. Never a text of the person."),
  })
  .describe("Something that the assistant read or tried.");

const proposalPart = z
  .object({
    type: z.literal("proposal"),
    toolCallId,
    document: z.object({ kind: z.enum(DOCUMENT_TYPES), id: z.string(), name: z.string() }).describe("What it would change."),
    base: z
      .object({ updatedAt: z.string().nullable(), revision: z.int().nullable() })
      .describe("The state that `operations` are for: `updatedAt` of a resume, `revision` of a letter."),
    edits: z.array(assistantEditSchema),
  })
  .describe("Edits that the person decides about, one by one. Nothing of them is written.");
export type ProposalPart = z.infer<typeof proposalPart>;

const draftPart = z
  .object({
    type: z.literal("draft"),
    toolCallId,
    title: z.string(),
    text: z.string().describe("Plain text, without unsupported claims."),
    leftOut: z.array(leftOutSchema),
    ...optionallyChecked,
  })
  .describe("A text that exists only here, such as a message or an answer.");

const questionPart = z
  .object({
    type: z.literal("question"),
    toolCallId,
    question: z.string(),
    why: z.string().describe("What the answer is for. May be empty."),
    options: z.array(z.string()).describe("Answers to choose from; empty for a free answer."),
  })
  .describe("A question that only the user can answer. The run ends; the next message is the answer.");

const factPart = z
  .object({
    type: z.literal("fact"),
    toolCallId,
    text: z.string().describe("The fact, in a sentence."),
    category: z.enum(FACT_CATEGORIES),
    quote: z.string().describe("The person's own words that say so."),
    messageId: z.string().describe("The person's message that has them."),
    status: z.enum(PROPOSED_FACT_STATUSES),
    factId: z.string().nullable().describe("The fact that it has become."),
  })
  .describe("Something worth remembering, according to `memoryMode`: proposed, or already saved.");
export type FactPart = z.infer<typeof factPart>;

const noticePart = z
  .object({
    type: z.literal("notice"),
    code: z.enum(NOTICES),
    text: z.string().describe("What happened, and what to do."),
    reason: z.enum(MODEL_FAILURES).optional().describe("Why the model failed, for clients with their own messages."),
  })
  .describe("A message of the product, not of the model.");

export const assistantPartSchema = z
  .discriminatedUnion("type", [textPart, attachmentPart, toolPart, proposalPart, draftPart, questionPart, factPart, noticePart])
  .describe("A part of a message.");
export type AssistantPart = z.infer<typeof assistantPartSchema>;
