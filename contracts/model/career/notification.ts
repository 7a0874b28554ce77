import { z } from "zod";
import { timestamp } from "@/contracts/model/timestamp";

const about = { company: z.string(), role: z.string() };

/** How notifications are mailed. */
export const MAIL_WAYS = ["each", "daily", "off"] as const;

/** The content of a notification, as data; its sentences are written when it is read. Source: interface-details 2.8. */
export const noticeSchema = z
  .discriminatedUnion("type", [
    z
      .object({ type: z.literal("opportunities"), count: z.number().int().min(1), query: z.string() })
      .describe("Postings were found."),
    z.object({ type: z.literal("briefing"), ...about }).describe("A briefing is ready."),
    z.object({ type: z.literal("followup"), ...about }).describe("It is time to follow up."),
    z.object({ type: z.literal("schedule-failed"), reason: z.enum(["stopped", "failed"]) }).describe("A schedule did not run."),
    z.object({ type: z.literal("email-failed") }).describe("A mail could not be sent."),
    z.object({ type: z.literal("briefing-paused") }).describe("A briefing is paused, because its interview was removed."),
  ])
  .describe("The content of a notification.");
export type Notice = z.infer<typeof noticeSchema>;

/** What a mail may be about: also comments, which are no notification, because Today shows them. */
export const mailedNoticeSchema = z.union([
  noticeSchema,
  z.object({ type: z.literal("comments"), document: z.string() }).describe("Reviewers commented on a document."),
]);
export type MailedNotice = z.infer<typeof mailedNoticeSchema>;
/** How the keys of rows begin that are only mailed. */
export const MAILED_ONLY = "mailed:";

export const notificationSchema = z
  .object({
    id: z.string(),
    userId: z.string(),
    applicationId: z.string().nullable(),
    key: z.string().describe("Unique among your notifications: the same event is reported once."),
    notice: noticeSchema,
    url: z.string().nullable().describe("Path of the page where it leads."),
    readAt: timestamp.nullable(),
    emailedAt: timestamp.nullable(),
    emailAttemptedAt: timestamp.nullable(),
    createdAt: timestamp,
    updatedAt: timestamp,
    title: z.string().describe("A title in English."),
    body: z.string().describe("A sentence in English."),
  })
  .describe("A notification.");
export type Notification = z.infer<typeof notificationSchema>;
