import type { z } from "zod";
import type { AssistantPart } from "@/contracts/model/assistant/part";
import type { DocumentType } from "@/contracts/model/document";
import type { Support } from "@/domain/ai/supported-text";
import type { Db } from "@/server/platform/db/client";
import type { EditableDocument } from "../editable";
import type { Sent } from "../sent-message";

/** What all tools of one answer share. */
export type ToolContext = Sent & {
  db: Db;
  ownerId: string;
  signal: AbortSignal;
  /** The application of the conversation, or the one that the message names; null without one, or where it may not be read. */
  applicationId: string | null;
  /** Documents that edits are for, as they were when the model read them. */
  documents: Partial<Record<DocumentType, EditableDocument>>;
  /** What the person wrote in this conversation, with the ids of their messages, newest last. */
  personTexts: readonly { id: string; text: string }[];
  /** Refused proposals of this answer: the model gets one try to mend what it claims, and two for what cannot be done. */
  refusals: { claims: number; mistakes: number };
  support: () => Promise<Support>;
  thisYear: number;
  /** What tools have read for this answer, by name: it is sent with the next request. */
  read: Set<string>;
};

export type ToolOutcome = {
  /** The result for the model. */
  result: unknown;
  /** What the person sees of it, in a few words. */
  detail?: string;
  /** A part of the answer that it makes. */
  part?: AssistantPart;
  /** The answer ends after it. */
  ends?: boolean;
};

export type Tool<Input = unknown> = {
  name: string;
  description: string;
  schema: z.ZodType<Input>;
  /** What it reads, by name, for the record of what is sent. */
  reads?: string;
  isOn: (context: ToolContext) => boolean;
  run: (input: Input, context: ToolContext, toolCallId: string) => Promise<ToolOutcome>;
};

/** A tool cannot do what the model requested; the sentence gives the reason. Nothing has happened. */
export class ToolRefused extends Error {}

/** Keeps the type of the input between schema and function. */
export const tool = <Input>(one: Tool<Input>): Tool => one as Tool;
