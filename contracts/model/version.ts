import { z } from "zod";
import { timestamp } from "@/contracts/model/timestamp";

export const RESUME_VERSION_KINDS = ["created", "import", "auto", "named", "before-restore", "restored", "ai", "sent"] as const;
export const LETTER_VERSION_KINDS = ["created", "auto", "named", "before-restore", "restored", "sent"] as const;
/** Kinds that are removed after 90 days. Letters have no `ai`. */
export const EXPIRING_VERSION_KINDS = ["auto", "ai", "restored"] as const;

export type ResumeVersionKind = (typeof RESUME_VERSION_KINDS)[number];
export type LetterVersionKind = (typeof LETTER_VERSION_KINDS)[number];

const entry = <Kind extends z.ZodType>(kind: Kind) =>
  z
    .object({
      id: z.string(),
      kind,
      name: z
        .string()
        .nullable()
        .describe("The given name of a `named` version, the company of a `sent` version, otherwise null."),
      createdAt: timestamp.describe("When the state was saved."),
      madeBy: z
        .string()
        .optional()
        .describe("The name that the API key or program had that made it. Left out when the person made it in the interface."),
    })
    .describe("A saved state, without its data.");

export const resumeVersionEntrySchema = entry(z.enum(RESUME_VERSION_KINDS)).extend({
  messageId: z.string().optional().describe("The message of the assistant that proposed the change."),
});
export const letterVersionEntrySchema = entry(z.enum(LETTER_VERSION_KINDS));

export type ResumeVersionEntry = z.infer<typeof resumeVersionEntrySchema>;
