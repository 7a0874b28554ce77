import { EXAMPLE_ID } from "@/contracts/example-id";
import type { AssistantMessage } from "@/contracts/model/assistant/message";
import type { AssistantAttachment, AssistantConversation, AssistantThread } from "@/contracts/model/assistant/thread";

const at = "2026-11-20T09:30:00.000Z";

export const EXAMPLE_THREAD: AssistantThread = {
  id: EXAMPLE_ID,
  title: "Shorten the summary",
  status: "active",
  scope: "document",
  applicationId: null,
  sourceResumeId: EXAMPLE_ID,
  workingResumeId: EXAMPLE_ID,
  coverLetterId: null,
  aiProviderId: null,
  resumeName: "Designer",
  coverLetterName: null,
  providerLabel: null,
  editsProposed: 1,
  editsAccepted: 0,
  activeRunId: null,
  lastMessageAt: at,
  archivedAt: null,
  deletedAt: null,
  createdAt: at,
  updatedAt: at,
};

const cost = { calls: 2, inputTokens: 1800, outputTokens: 160, costUsd: 0.004 };

const question: AssistantMessage = {
  id: EXAMPLE_ID,
  threadId: EXAMPLE_ID,
  role: "user",
  status: "complete",
  runId: null,
  parts: [{ type: "text", text: "Shorten the headline." }],
  cost: null,
  createdAt: at,
};

export const EXAMPLE_ANSWER: AssistantMessage = {
  id: EXAMPLE_ID,
  threadId: EXAMPLE_ID,
  role: "assistant",
  status: "complete",
  runId: EXAMPLE_ID,
  parts: [
    { type: "tool", toolCallId: "call-1", tool: "read_document", status: "done", detail: "" },
    {
      type: "proposal",
      toolCallId: "call-2",
      document: { kind: "resume", id: EXAMPLE_ID, name: "Designer" },
      base: { updatedAt: at, revision: null },
      edits: [
        {
          id: "edit-1",
          title: "Shorter headline",
          reason: "The sector is in the summary already.",
          operations: [{ op: "replace", path: "/basics/headline", value: "Product designer" }],
          changes: [
            {
              op: "replace",
              pointer: "/basics/headline",
              after: null,
              before: "Product designer for banks",
              value: "Product designer",
              place: "",
              field: "headline",
              beforeText: "Product designer for banks",
              afterText: "Product designer",
              claims: [],
            },
          ],
          addsFacts: false,
          status: "pending",
        },
      ],
    },
    { type: "text", text: "I propose a shorter headline." },
  ],
  cost,
  createdAt: at,
};

export const EXAMPLE_ATTACHMENT: AssistantAttachment = {
  id: EXAMPLE_ID,
  threadId: EXAMPLE_ID,
  messageId: null,
  filename: "posting.pdf",
  mediaType: "application/pdf",
  size: 48_211,
  kind: "text",
  characters: 2380,
  url: "/uploads/019bef5a/assistant/1795000000000-5d0e2ecb34e3.pdf",
  createdAt: at,
};

export const EXAMPLE_CONVERSATION: AssistantConversation = {
  thread: EXAMPLE_THREAD,
  messages: [question, EXAMPLE_ANSWER],
  attachments: [EXAMPLE_ATTACHMENT],
  document: { kind: "resume", id: EXAMPLE_ID, name: "Designer", locked: false },
  isReadOnly: false,
  cost,
  cursor: 12,
};

/** “Harbour” as a text file. */
export const EXAMPLE_TEXT = "SGFyYm91cg==";
