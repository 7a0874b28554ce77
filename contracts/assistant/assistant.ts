import { z } from "zod";
import { assistantAttachments } from "@/contracts/assistant/attachments";
import { EXAMPLE_CONVERSATION, EXAMPLE_THREAD } from "@/contracts/assistant/example";
import { assistantMessages } from "@/contracts/assistant/messages";
import { cleanText, emptySchema, errors, idSchema, owned, pagingSchema, routesOf } from "@/contracts/base";
import { EXAMPLE_ID } from "@/contracts/example-id";
import { LIMITS } from "@/contracts/limits";
import { assistantConversationSchema, assistantThreadSchema, THREAD_SCOPES } from "@/contracts/model/assistant/thread";

const route = routesOf("Assistant");
const one = z.object({ id: idSchema });

const list = owned
  .route(
    route(
      "GET",
      "/agent/threads",
      "listAgentThreads",
      "List conversations",
      "Your conversations with the assistant, the ones with the newest message first and empty ones last. Filters narrow them to one thing.",
    ),
  )
  .input(
    pagingSchema.extend({
      scope: z.enum(THREAD_SCOPES).optional(),
      resumeId: idSchema.optional().describe("Only those begun for this resume."),
      coverLetterId: idSchema.optional().describe("Only those begun for this letter."),
      applicationId: idSchema.optional().describe("Only those about this application."),
    }),
  )
  .output(z.array(assistantThreadSchema))
  .meta({ example: { output: [EXAMPLE_THREAD] } });

const create = owned
  .route(
    route(
      "POST",
      "/agent/threads",
      "startAgentThread",
      "Begin a conversation",
      "About exactly one thing: a resume, a letter, an application (`scope: application`), or the career (`scope: career`). The assistant reads and proposes edits within it and nowhere else.",
    ),
  )
  .input(
    z.object({
      scope: z.enum(THREAD_SCOPES).optional().describe("Derived from the id if absent; `career` has none."),
      resumeId: idSchema.optional(),
      coverLetterId: idSchema.optional(),
      applicationId: idSchema.optional(),
      aiProviderId: idSchema.optional().describe("The AI provider to use; without it the one that is used by default."),
    }),
  )
  .output(assistantThreadSchema)
  .errors(errors("BAD_REQUEST", "CONFLICT"))
  .meta({ limit: "mutation", example: { input: { resumeId: EXAMPLE_ID }, output: EXAMPLE_THREAD } });

const read = owned
  .route(
    route(
      "GET",
      "/agent/threads/{id}",
      "getAgentThread",
      "Read a conversation",
      "With all its messages. Open edits are shown against the document as it is now, or as a conflict where their places have changed.",
    ),
  )
  .input(one)
  .output(assistantConversationSchema)
  .meta({ example: { output: EXAMPLE_CONVERSATION } });

const update = owned
  .route(
    route(
      "PATCH",
      "/agent/threads/{id}",
      "updateAgentThread",
      "Change a conversation",
      "Names it, archives it, or chooses its AI provider. Omitted fields keep their values.",
    ),
  )
  .input(
    one.extend({
      title: z
        .string()
        .overwrite((text) => cleanText(text).trim())
        .min(1)
        .max(LIMITS.assistant.title)
        .optional(),
      aiProviderId: idSchema.nullable().optional().describe("Null for the one that is used by default."),
      archived: z.boolean().optional().describe("True puts it aside; it stays as it is."),
    }),
  )
  .output(assistantThreadSchema)
  .meta({ limit: "mutation", example: { input: { title: "Shorten the summary" }, output: EXAMPLE_THREAD } });

const remove = owned
  .route(
    route(
      "DELETE",
      "/agent/threads/{id}",
      "deleteAgentThread",
      "Delete a conversation",
      "Permanent, with its messages and files; an answer that is being written stops. Saved facts remain.",
    ),
  )
  .input(one)
  .output(emptySchema)
  .meta({ limit: "mutation", empty: true });

const markdown = owned
  .route(
    route(
      "GET",
      "/agent/threads/{id}/markdown",
      "exportAgentThread",
      "Export a conversation",
      "The conversation as a Markdown file: messages, proposed edits with what became of them, questions and drafts.",
    ),
  )
  .input(one)
  .output(z.file())
  .meta({ produces: ["text/markdown"] });

/** Conversations with the assistant. Source: interface-details 1.10. */
export const assistant = {
  list,
  create,
  read,
  update,
  delete: remove,
  markdown,
  ...assistantMessages,
  attachments: assistantAttachments,
};
