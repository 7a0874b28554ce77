import { eventIterator } from "@orpc/contract";
import { z } from "zod";
import { cleanText, emptySchema, errors, idSchema, owned, routesOf, SECOND_ADDRESS } from "@/contracts/base";
import { EXAMPLE_FACT } from "@/contracts/career/example";
import { EXAMPLE_ID } from "@/contracts/example-id";
import { LIMITS } from "@/contracts/limits";
import { EDIT_DECISIONS } from "@/contracts/model/assistant/edit";
import { factSchema } from "@/contracts/model/career/fact";
import { shortText } from "@/contracts/model/career/fields";

const route = routesOf("Assistant");
const { company: _company, usedBy: _usedBy, ...fact } = EXAMPLE_FACT;
const bounds = LIMITS.assistant;
const threadId = idSchema;
const toolCallId = z.string().min(1).max(bounds.toolCallId).describe("The `toolCallId` of the part.");

const events = eventIterator(
  z
    .string()
    .describe(
      "JSON text of an event: `snapshot`, `text`, `part` or `end`, with its `sequence`, which is the id of the event too.",
    ),
);

/** Tabs of an application. */
export const WORKSPACE_TABS = ["fit", "apply", "prepare", "practise", "debrief", "messages", "saved"] as const;

const isOn = (description: string, byDefault: boolean) => z.boolean().default(byDefault).describe(description);

export const assistantContextSchema = z
  .object({
    document: isOn("The document.", true),
    posting: isOn("The posting of the application.", true),
    application: isOn("The application: stage, timeline, notes.", true),
    memory: isOn("Facts and stories, and keeping new facts.", true),
    web: isOn("Pages on the web that your messages link to, and search where it is connected.", false),
    tab: z.enum(WORKSPACE_TABS).optional().describe("The tab of the application that is open."),
    offerIds: z.array(idSchema).max(bounds.offers).default([]).describe("Saved offers to look at."),
    applicationId: idSchema.optional().describe("An application to look at as well, where the conversation has none."),
  })
  .describe("What the assistant may read for this message.");
export type AssistantContext = z.infer<typeof assistantContextSchema>;

export const sentTextSchema = z
  .object({
    type: z.literal("text"),
    text: z.string().overwrite(cleanText).max(bounds.text).describe("Plain text."),
  })
  .describe("Text of the message.");

export const ignoredPartSchema = z
  .looseObject({ type: z.string().refine((type) => type !== "text", "The text of this part is not valid.") })
  .describe("Any other part, such as `file` or `step-start`. Ignored: files are sent as `attachmentIds`.");

const send = owned
  .route(
    route(
      "POST",
      "/agent/threads/{threadId}/messages",
      "createAgentMessage",
      "Send a message",
      "Server-sent events: the answer as it is written, each event a JSON text. Closing the connection does not stop the answer: attach again with `GET …/stream`. 409 while another answer is being written, for a message id that was sent before, and for a conversation that is read-only.",
    ),
  )
  .input(
    z.object({
      threadId,
      message: z
        .object({
          id: z
            .string()
            .min(1)
            .max(bounds.messageId)
            .describe(
              "Chosen by the client; identifies repeated requests. A UUID becomes the id of the message; any other text is mapped to an id, always the same within the conversation.",
            ),
          role: z.string().max(bounds.role).optional().describe("Ignored: what you send is what you say."),
          parts: z
            .array(z.union([sentTextSchema, ignoredPartSchema]))
            .max(bounds.parts)
            .describe("The texts among them are the message, together at most 20,000 characters."),
          metadata: z.unknown().optional().describe("Ignored."),
        })
        .describe("What you say."),
      attachmentIds: z.array(idSchema).max(bounds.attachments).default([]).describe("Files of this conversation."),
      context: assistantContextSchema.prefault({}),
    }),
  )
  .output(events)
  .errors(errors("BAD_REQUEST", "CONFLICT", "PRECONDITION_FAILED"))
  .meta({
    limit: "ai",
    produces: ["text/event-stream"],
    eventIds: true,
    example: {
      input: {
        message: { id: EXAMPLE_ID, role: "user", parts: [{ type: "text", text: "Shorten the headline." }] },
        attachmentIds: [],
        context: { document: true, web: false },
      },
    },
  });
const sendLegacy = send
  .route(route("POST", "/agent/messages/send", "sendAgentMessage", "Send a message (second address)", SECOND_ADDRESS))
  .meta({
    limit: "ai",
    produces: ["text/event-stream"],
    eventIds: true,
    example: {
      input: {
        threadId: EXAMPLE_ID,
        message: { id: EXAMPLE_ID, role: "user", parts: [{ type: "text", text: "Shorten the headline." }] },
      },
    },
  });

const stop = owned
  .route(
    route(
      "DELETE",
      "/agent/threads/{threadId}/run",
      "deleteAgentRun",
      "Stop the answer",
      "What was written until then stays. Works from any device; stopping what does not run is fine.",
    ),
  )
  .input(z.object({ threadId }))
  .output(emptySchema)
  .meta({ limit: "mutation", empty: true });
const stopLegacy = stop
  .route(route("POST", "/agent/messages/stop", "stopAgentMessage", "Stop the answer (second address)", SECOND_ADDRESS))
  .meta({ limit: "mutation", empty: true, example: { input: { threadId: EXAMPLE_ID } } });

const stream = owned
  .route(
    route(
      "GET",
      "/agent/threads/{threadId}/stream",
      "getAgentStream",
      "Attach to the answer",
      "The events of the answer that is being written, from after `after` or after the `Last-Event-ID` header; without both, and where those events are no longer stored, it begins with a `snapshot`. Ends with the answer, and immediately if none is being written.",
    ),
  )
  .input(
    z.object({
      threadId,
      after: z.number().int().min(0).max(2_147_483_647).optional().describe("The last event that you have."),
    }),
  )
  .output(events)
  .meta({ produces: ["text/event-stream"], eventIds: true });
const streamLegacy = stream.route(
  route("GET", "/agent/messages/resume", "resumeAgentMessages", "Attach to the answer (second address)", SECOND_ADDRESS),
);

const decideEdits = owned
  .route(
    route(
      "PATCH",
      "/agent/threads/{threadId}/messages/{messageId}/edits",
      "patchAgentMessageEdits",
      "Record what became of edits",
      "Records which proposed edits were accepted or rejected, or are open again after an undo. It writes no document: accept an edit first with the ordinary `PATCH` of the resume or letter. Returns the totals of the conversation.",
    ),
  )
  .input(
    z.object({
      threadId,
      messageId: idSchema,
      toolCallId,
      edits: z
        .array(
          z
            .object({ id: z.string().min(1).max(bounds.editId), status: z.enum(EDIT_DECISIONS) })
            .describe("An edit and what became of it."),
        )
        .min(bounds.edits.min)
        .max(bounds.edits.max),
    }),
  )
  .output(z.object({ editsProposed: z.int().min(0), editsAccepted: z.int().min(0) }))
  .errors(errors("CONFLICT"))
  .meta({
    limit: "mutation",
    example: {
      input: { toolCallId: "call-2", edits: [{ id: "edit-1", status: "accepted" }] },
      output: { editsProposed: 1, editsAccepted: 1 },
    },
  });
const decideEditsLegacy = decideEdits
  .route(
    route(
      "POST",
      "/agent/messages/edit-status",
      "setAgentEditStatus",
      "Record what became of edits (second address)",
      SECOND_ADDRESS,
    ),
  )
  .meta({
    limit: "mutation",
    example: {
      input: {
        threadId: EXAMPLE_ID,
        messageId: EXAMPLE_ID,
        toolCallId: "call-2",
        edits: [{ id: "edit-1", status: "accepted" }],
      },
      output: { editsProposed: 1, editsAccepted: 1 },
    },
  });

const decideFact = owned
  .route(
    route(
      "POST",
      "/agent/threads/{threadId}/messages/{messageId}/facts",
      "decideAgentFact",
      "Keep or dismiss a proposed fact",
      "Keeps a fact that the assistant proposed, with your message as its source, or dismisses it. Returns the fact; null if it is dismissed, or was forgotten or corrected before.",
    ),
  )
  .input(
    z.object({
      threadId,
      messageId: idSchema,
      toolCallId,
      keep: z.boolean(),
      text: shortText(2000, "The fact in your words; without it as proposed.").min(1).optional(),
      isShared: z.boolean().default(true).describe("False keeps it for the application of the conversation alone."),
    }),
  )
  .output(factSchema.nullable())
  .errors(errors("CONFLICT"))
  .meta({ limit: "mutation", example: { input: { toolCallId: "call-3", keep: true }, output: fact } });

/** Messages of conversations. Source: interface-details 1.10. */
export const assistantMessages = {
  send,
  sendLegacy,
  stop,
  stopLegacy,
  stream,
  streamLegacy,
  decideEdits,
  decideEditsLegacy,
  decideFact,
};
