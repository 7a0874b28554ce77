import { z } from "zod";
import { applicationFields as fields } from "@/contracts/model/application";
import { postingSourceInputSchema } from "@/contracts/model/posting-source";
import { dayInput, momentInput } from "@/contracts/model/timestamp";

/** Null empties a text, as clients that store nothing for an empty field send it. */
const emptied = <Schema extends z.ZodType<string, string>>(schema: Schema) =>
  z.preprocess((value) => (value === null ? "" : value), schema) as unknown as Schema;

const followUpAt = momentInput
  .or(dayInput)
  .nullable()
  .transform((moment) => (moment === null ? null : new Date(moment).toISOString()))
  .describe("When to follow up: a calendar day or ISO 8601 date-time; null for never.");

const optional = {
  location: emptied(fields.location).optional(),
  salary: emptied(fields.salary).optional(),
  source: emptied(fields.source).optional(),
  sourceUrl: emptied(fields.sourceUrl).optional(),
  jobDescription: emptied(fields.jobDescription).optional(),
  postingSource: postingSourceInputSchema.nullable().optional(),
  requirements: fields.requirements.optional(),
  tags: fields.tags.optional(),
  notes: emptied(fields.notes).optional(),
  resumeId: fields.resumeId.optional(),
  coverLetterId: fields.coverLetterId.optional(),
  resumeFileUrl: emptied(fields.resumeFileUrl).optional(),
  resumeFileName: emptied(fields.resumeFileName).optional(),
  coverLetterUrl: emptied(fields.coverLetterUrl).optional(),
  coverLetterName: emptied(fields.coverLetterName).optional(),
  followUpAt: followUpAt.optional(),
  followUpNote: emptied(fields.followUpNote).optional(),
  deadline: dayInput.nullable().optional().describe("The last day to apply, YYYY-MM-DD; null for none."),
  contacts: fields.contacts.optional(),
  status: fields.status.optional().describe("The stage; `saved` for a new application."),
  closedReason: fields.closedReason.optional().describe("Stored only while the application is closed."),
  stageEnteredAt: dayInput.optional().describe("The day on which the stage began; today if omitted."),
};

/** What creating an application accepts. */
export const newApplicationFields = {
  company: fields.company,
  role: fields.role,
  ...optional,
  appliedAt: dayInput
    .optional()
    .describe("The day on which it was sent, when it has gone further since. Ignored for a saved application."),
};

/** What updating an application accepts: the fields to write. */
export const applicationChangeFields = { company: fields.company.optional(), role: fields.role.optional(), ...optional };
