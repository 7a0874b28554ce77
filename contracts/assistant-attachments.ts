import { z } from "zod";
import { EXAMPLE_ATTACHMENT, EXAMPLE_TEXT } from "@/contracts/assistant-example";
import { cleanText, emptySchema, errors, idSchema, owned, routesOf } from "@/contracts/base";
import { EXAMPLE_ID } from "@/contracts/example-id";
import { LIMITS } from "@/contracts/limits";
import { assistantAttachmentSchema } from "@/contracts/model/assistant/thread";
import { base64 } from "@/contracts/model/base64";

const route = routesOf("Assistant");
const bounds = LIMITS.assistant.file;

const line = (max: number, description: string) =>
  z
    .string()
    .overwrite((text) => cleanText(text).trim())
    .min(1)
    .max(max)
    .describe(description);

const add = owned
  .route(
    route(
      "POST",
      "/agent/attachments",
      "createAgentAttachment",
      "Attach a file",
      "PDF, Word (.docx), plain text and Markdown are read as text, without what no reader sees and without lines that speak to a model. GIF, PNG, JPEG and WebP are saved again as JPEG without camera data and given to models that can see. What a file is, is told from its content. Send it with a message by its id; one that is not sent is removed after a day.",
    ),
  )
  .input(
    z.object({
      threadId: idSchema,
      filename: line(bounds.name, "The file's name."),
      mediaType: line(bounds.mediaType, "What it claims to be."),
      data: base64(bounds.data, "The file's bytes, at most 25 MiB."),
    }),
  )
  .output(assistantAttachmentSchema)
  .errors(errors("CONFLICT"))
  .meta({
    limit: "upload",
    largeBody: true,
    example: {
      input: { threadId: EXAMPLE_ID, filename: "notes.txt", mediaType: "text/plain", data: EXAMPLE_TEXT },
      output: EXAMPLE_ATTACHMENT,
    },
  });

const remove = owned
  .route(
    route(
      "DELETE",
      "/agent/attachments/{id}",
      "deleteAgentAttachment",
      "Remove an attached file",
      "Deletes its content for good. A message that it was sent with keeps its name.",
    ),
  )
  .input(z.object({ id: idSchema }))
  .output(emptySchema)
  .meta({ limit: "fileDelete", empty: true });

/** Files of conversations. Source: interface-details 1.10. */
export const assistantAttachments = { add, remove };
