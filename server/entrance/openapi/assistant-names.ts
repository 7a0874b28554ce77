import { z } from "zod";
import { assistantContextSchema, ignoredPartSchema, sentTextSchema, WORKSPACE_TABS } from "@/contracts/assistant/messages";
import { contract } from "@/contracts/index";
import {
  assistantChangeSchema,
  assistantEditSchema,
  CHANGE_OPERATIONS,
  EDIT_DECISIONS,
  EDIT_STATUSES,
} from "@/contracts/model/assistant/edit";
import {
  assistantCostSchema,
  assistantMessageSchema,
  MESSAGE_ROLES,
  MESSAGE_STATUSES,
} from "@/contracts/model/assistant/message";
import { assistantPartSchema, NOTICES, PROPOSED_FACT_STATUSES, TOOL_STATUSES } from "@/contracts/model/assistant/part";
import {
  assistantAttachmentSchema,
  assistantConversationSchema,
  assistantThreadSchema,
  THREAD_SCOPES,
  THREAD_STATUSES,
} from "@/contracts/model/assistant/thread";
import { answerOf, capital } from "./document-parts";

/** Named response schemas of the assistant. */
export const ASSISTANT_ANSWERED_SCHEMAS: Record<string, z.ZodType> = {
  AgentThread: assistantThreadSchema,
  AgentConversation: assistantConversationSchema,
  AgentMessage: assistantMessageSchema,
  AgentPart: assistantPartSchema,
  ...Object.fromEntries(assistantPartSchema.options.map((part) => [`Agent${capital(part.shape.type.value)}Part`, part])),
  AgentEdit: assistantEditSchema,
  AgentChange: assistantChangeSchema,
  AgentCost: assistantCostSchema,
  AgentAttachment: assistantAttachmentSchema,
  AgentEditCounts: answerOf(contract.assistant.decideEdits),
};

/** Named request schemas of the assistant, and enums used on both sides. */
export const ASSISTANT_SENT_SCHEMAS: Record<string, z.ZodType> = {
  AgentContext: assistantContextSchema,
  AgentSentText: sentTextSchema,
  AgentIgnoredPart: ignoredPartSchema,
  AgentThreadScope: z.enum(THREAD_SCOPES),
  AgentThreadStatus: z.enum(THREAD_STATUSES),
  AgentMessageRole: z.enum(MESSAGE_ROLES),
  AgentMessageStatus: z.enum(MESSAGE_STATUSES),
  AgentToolStatus: z.enum(TOOL_STATUSES),
  AgentFactStatus: z.enum(PROPOSED_FACT_STATUSES),
  AgentNotice: z.enum(NOTICES),
  AgentEditStatus: z.enum(EDIT_STATUSES),
  AgentEditDecision: z.enum(EDIT_DECISIONS),
  AgentChangeOperation: z.enum(CHANGE_OPERATIONS),
  WorkspaceTab: z.enum(WORKSPACE_TABS),
};
