import { z } from "zod";
import { timestamp } from "@/contracts/model/timestamp";

export const DOCUMENT_TYPES = ["resume", "letter"] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** A resume or a letter as the common list shows it. */
export const documentEntrySchema = z
  .object({
    type: z.enum(DOCUMENT_TYPES),
    id: z.string(),
    name: z.string(),
    tags: z.array(z.string()),
    isLocked: z.boolean(),
    trashedAt: timestamp.nullable().describe("When it was moved to Trash; null if it is not in Trash."),
    createdAt: timestamp,
    updatedAt: timestamp,
    application: z
      .object({ id: z.string(), company: z.string(), role: z.string() })
      .nullable()
      .describe("The application it belongs to."),
  })
  .describe("A resume or a letter in the document list.");
export type DocumentEntry = z.infer<typeof documentEntrySchema>;

/** A document that a search found. */
export const documentFoundSchema = z
  .object({
    type: z.enum(DOCUMENT_TYPES),
    id: z.string(),
    name: z.string(),
    updatedAt: timestamp,
    line: z
      .string()
      .nullable()
      .describe(
        "The first line of the document with the most words of the query, at most about 160 characters; null if only its name or tags have them.",
      ),
  })
  .describe("A document that a search found.");
export type DocumentFound = z.infer<typeof documentFoundSchema>;
