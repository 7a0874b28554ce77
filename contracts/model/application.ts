import { z } from "zod";
import { cleanText, tagsSchema } from "@/contracts/base";
import { LIMITS } from "@/contracts/limits";
import { activityEntrySchema } from "@/contracts/model/application-activity";
import { postingSourceSchema } from "@/contracts/model/posting-source";
import { CLOSED_REASONS, STAGES } from "@/contracts/model/stages";
import { calendarDay, timestamp } from "@/contracts/model/timestamp";

const bounds = LIMITS.application;

const line = (description: string) =>
  z
    .string()
    .overwrite((text) => cleanText(text).trim())
    .max(bounds.line)
    .describe(description);

const text = (max: number, description: string) => z.string().overwrite(cleanText).max(max).describe(description);

const ONLY_HTTP = "Only http and https addresses are accepted.";
const HTTP_OR_PATH = "Only http and https addresses and paths that start with / are accepted.";

const httpAddress = z
  .string()
  .trim()
  .max(bounds.url)
  .regex(/^(?:https?:|$)/i, ONLY_HTTP)
  .refine((address) => address === "" || isHttp(address), ONLY_HTTP)
  .describe("Address of the posting, http or https. An empty string is none.");

const fileAddress = z
  .string()
  .trim()
  .max(bounds.url)
  .regex(/^(?:https?:|\/(?!\/)|$)/i, HTTP_OR_PATH)
  .refine((address) => !/^https?:/i.test(address) || isHttp(address), HTTP_OR_PATH)
  .describe("Address of the file: http, https, or a path on this instance.");

/** The length comes first: names of hosts are read in quadratic time. */
function isHttp(address: string): boolean {
  if (address.length > bounds.url) return false;
  try {
    return /^https?:$/.test(new URL(address).protocol);
  } catch {
    return false;
  }
}

export const emailSchema = z
  .string()
  .trim()
  .max(LIMITS.email.max)
  .refine((address) => address === "" || z.email().safeParse(address).success, "This is not an email address.")
  .describe("Email address, or an empty string.");

export const contactSchema = z
  .object({
    name: line("Name of the person.").min(1),
    role: line("What the person does there.").default(""),
    type: line("How the person is involved, such as `recruiter`.").default(""),
    email: emailSchema.default(""),
    phone: line("Telephone number.").default(""),
  })
  .describe("A person at the company.");
export type Contact = z.infer<typeof contactSchema>;

/** What people write about an application; the fields that creating and updating accept. */
export const applicationFields = {
  company: line("The company.").min(1),
  role: line("The job title.").min(1),
  location: line("Where the work is done."),
  salary: line("The salary, as posted."),
  source: line("Where the posting was found, such as `Referral`."),
  sourceUrl: httpAddress,
  jobDescription: text(LIMITS.jobDescription.max, "The text of the posting."),
  postingSource: postingSourceSchema.nullable().describe("How the posting was read; null if it was typed."),
  requirements: z.array(line("A requirement.").min(1)).max(bounds.requirements).describe("The requirements of the posting."),
  tags: tagsSchema,
  notes: text(bounds.notes, "Notes."),
  resumeId: z.string().nullable().describe("The linked resume."),
  coverLetterId: z.string().nullable().describe("The linked letter."),
  resumeFileUrl: fileAddress,
  resumeFileName: line("Name of the attached resume file."),
  coverLetterUrl: fileAddress,
  coverLetterName: line("Name of the attached letter file."),
  followUpAt: timestamp.nullable().describe("When to follow up; null for never."),
  followUpNote: text(bounds.note, "What to do then."),
  contacts: z.array(contactSchema).max(bounds.contacts),
  status: z.enum(STAGES).describe("The stage."),
  closedReason: z.enum(CLOSED_REASONS).nullable().describe("Why a closed application ended; null while it is open or unknown."),
};

/** A job application. Source: interface.md, “Application”. */
export const applicationSchema = z
  .object({
    id: z.string(),
    ...applicationFields,
    sourceUrl: z.string().nullable().describe("Address of the posting; null if there is none."),
    sentResumeVersionId: z.string().nullable().describe("The resume version saved when the application was sent."),
    sentCheckScore: z.number().int().min(0).max(100).nullable().describe("The check score of that version."),
    sentCoverLetterVersionId: z.string().nullable().describe("The letter version saved when the application was sent."),
    matchScore: z.number().int().min(0).max(100).nullable().describe("How well the linked resume matches the posting."),
    aiMetadata: z.record(z.string(), z.unknown()).describe("Results of AI operations."),
    activity: z.array(activityEntrySchema).describe("The timeline, newest first."),
    postingClosedAt: timestamp
      .nullable()
      .describe("When its job board no longer listed the posting; null while it does, or if unknown."),
    stageEnteredAt: timestamp.describe("When the current stage began."),
    deadline: calendarDay.optional().describe("The last day to apply, YYYY-MM-DD; absent if none is set."),
    appliedAt: timestamp.optional().describe("When the application was sent; absent if it was not."),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .describe("A job application.");
export type Application = z.infer<typeof applicationSchema>;
