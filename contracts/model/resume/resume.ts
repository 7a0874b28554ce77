import { z } from "zod";
import { resumeDataSchema } from "@/contracts/model/resume/data";
import { timestamp } from "@/contracts/model/timestamp";

/** A resume in lists: everything but its data. */
export const resumeEntrySchema = z
  .object({
    id: z.string(),
    name: z.string().describe("Name in the owner's lists; never public."),
    slug: z.string().describe("Last part of the public address: lowercase letters and digits, separated by single hyphens."),
    tags: z.array(z.string()),
    isPublic: z.boolean(),
    showDownloadButtons: z.boolean().describe("Whether visitors can download the PDF."),
    isLocked: z.boolean().describe("While locked, the resume cannot be changed."),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .describe("A resume without its data.");
export type ResumeEntry = z.infer<typeof resumeEntrySchema>;

/** A whole resume. */
export const resumeSchema = resumeEntrySchema
  .extend({
    data: resumeDataSchema,
    hasPassword: z.boolean().describe("Whether visitors need a password."),
    applicationId: z.string().nullable().describe("The application this resume was created for."),
  })
  .describe("A resume with its data.");
export type Resume = z.infer<typeof resumeSchema>;
