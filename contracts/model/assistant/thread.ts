import { z } from "zod";
import { LIMITS } from "@/contracts/limits";
import { DOCUMENT_TYPES } from "@/contracts/model/document";
import { timestamp } from "@/contracts/model/timestamp";
import { assistantCostSchema, assistantMessageSchema } from "./message";

export const THREAD_SCOPES = ["document", "application", "career"] as const;
export const THREAD_STATUSES = ["active", "archived"] as const;

/** A conversation about one thing. Source: interface-details 1.10. */
export const assistantThreadSchema = z
  .object({
    id: z.string(),
    title: z.string().min(1).max(LIMITS.assistant.title).describe("Made of the first message until you name it."),
    status: z.enum(THREAD_STATUSES),
    scope: z.enum(THREAD_SCOPES).describe("What it is about: a resume or letter, an application, or the career."),
    applicationId: z.string().nullable(),
    sourceResumeId: z.string().nullable().describe("The resume that it was begun for; null once that is deleted for good."),
    workingResumeId: z
      .string()
      .nullable()
      .describe("The resume that its edits are for: the same, or the one of the application."),
    coverLetterId: z.string().nullable().describe("The letter that its edits are for."),
    aiProviderId: z.string().nullable().describe("The AI provider chosen for it; null for the one used by default."),
    resumeName: z.string().nullable().describe("It stays when the resume is gone."),
    coverLetterName: z.string().nullable().describe("It stays when the letter is gone."),
    providerLabel: z.string().nullable().describe("Name of the chosen AI provider."),
    editsProposed: z.int().min(0),
    editsAccepted: z.int().min(0),
    activeRunId: z.string().nullable().describe("The run that is currently writing an answer."),
    lastMessageAt: timestamp.nullable(),
    archivedAt: timestamp.nullable(),
    deletedAt: timestamp.nullable().describe("Always null: a deleted conversation is gone."),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .describe("A conversation with the assistant.");
export type AssistantThread = z.infer<typeof assistantThreadSchema>;

export const assistantAttachmentSchema = z
  .object({
    id: z.string(),
    threadId: z.string(),
    messageId: z.string().nullable().describe("The message that it was sent with; null until then."),
    filename: z.string(),
    mediaType: z.string().describe("Detected from the content."),
    size: z.int().min(0).describe("Bytes as stored."),
    kind: z.enum(["text", "picture"]).describe("Whether its text is read, or the model sees it."),
    characters: z.int().min(0).describe("Length of the text that is read; 0 for a picture."),
    url: z.string().describe("Where you can read it. Only you can."),
    createdAt: timestamp,
  })
  .describe("A file of a conversation.");
export type AssistantAttachment = z.infer<typeof assistantAttachmentSchema>;

export const assistantConversationSchema = z
  .object({
    thread: assistantThreadSchema,
    messages: z
      .array(assistantMessageSchema)
      .describe("Oldest first. The last one may be running; its parts are those up to `cursor`."),
    attachments: z.array(assistantAttachmentSchema),
    document: z
      .object({ kind: z.enum(DOCUMENT_TYPES), id: z.string(), name: z.string(), locked: z.boolean() })
      .describe("The document that edits are for.")
      .nullable(),
    isReadOnly: z.boolean().describe("Whether nothing can be sent, because what it is about is in Trash or gone."),
    cost: assistantCostSchema,
    cursor: z.int().min(0).describe("Begin the stream `after` this event."),
  })
  .describe("A conversation with its messages.");
export type AssistantConversation = z.infer<typeof assistantConversationSchema>;
