import { z } from "zod";
import { applicationSchema } from "@/contracts/model/application";
import { letterSchema } from "@/contracts/model/letter";
import { resumeSchema } from "@/contracts/model/resume/resume";
import { timestamp } from "@/contracts/model/timestamp";

const rows = (description: string) => z.array(z.record(z.string(), z.unknown())).describe(description);

export const exportedUserSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  username: z.string(),
  displayUsername: z.string(),
  image: z.string().nullable(),
  emailVerified: z.boolean(),
  createdAt: timestamp,
  updatedAt: timestamp,
});

/** Everything an account holds, without secrets. Source: interface.md, “Account export”. */
export const accountExportSchema = z
  .object({
    exportedAt: timestamp,
    user: exportedUserSchema,
    resumes: z.array(resumeSchema).describe("Resumes, including those in Trash."),
    coverLetters: z.array(letterSchema).describe("Letters, including those in Trash, with linked sender and design resolved."),
    applications: z.array(applicationSchema).describe("Applications, with their timelines and contacts."),
    shareLinks: rows("Share links with their comments, without their addresses and passwords."),
    mailbox: z.record(z.string(), z.unknown()).nullable().describe("The connected mailbox, without its password; null for none."),
    calendar: z
      .record(z.string(), z.unknown())
      .nullable()
      .describe("The connected calendar account, without its password; null for none."),
    addressBook: z
      .record(z.string(), z.unknown())
      .nullable()
      .describe("The connected address book account, without its password; null for none."),
    webhooks: rows("Webhooks, without their secrets and logs."),
    pushDevices: rows("Devices that notifications are pushed to, without their addresses and keys."),
    programs: rows("Programs that were allowed access, and what they were allowed."),
    aiCalls: rows("Requests to language models: when, what for and what was sent by name; never its text."),
    career: z.object({
      profile: z.record(z.string(), z.unknown()).nullable(),
      facts: rows("Facts."),
      stories: rows("Stories."),
      artifacts: rows("Saved artifacts."),
      schedules: rows("Schedules."),
      notifications: rows("Notifications."),
      threads: rows("Conversations with the assistant."),
      messages: rows("Messages of the conversations."),
      attachments: rows("Attachments of the conversations, without their content."),
      opportunities: rows("Job postings found."),
      jobs: rows("Scheduled work."),
      transcripts: rows("Transcripts of recordings."),
      workspaces: rows("Application workspaces."),
      formAnswers: rows("Stored answers for forms."),
      mailProposals: rows("What mails proposed, and what was decided; of each mail sender, subject, date, id and one sentence."),
      record: rows("Entries of the career record."),
      links: rows("Items of resumes that are linked to entries of the record."),
      languages: rows("Resumes that are versions of one in several languages: those with the same group."),
    }),
  })
  .describe("Everything in an account.");

/** Career data of an account that has none. */
export const NO_CAREER = {
  profile: null,
  facts: [],
  stories: [],
  artifacts: [],
  schedules: [],
  notifications: [],
  threads: [],
  messages: [],
  attachments: [],
  opportunities: [],
  jobs: [],
  transcripts: [],
  workspaces: [],
  formAnswers: [],
  mailProposals: [],
  record: [],
  links: [],
  languages: [],
};
