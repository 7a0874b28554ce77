import { z } from "zod";
import { EXAMPLE_ATTACHMENT, EXAMPLE_TEXT } from "@/contracts/assistant/example";
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
      "PDF, Word (.docx), plain text and Markdown are read as text, without invisible text and without lines that address a model. GIF, PNG, JPEG and WebP are converted to JPEG without camera data and sent to models that accept images. The type is detected from the content. Attach the file to a message by its id; unsent files are removed after a day.",
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
