import { z } from "zod";
import { LIMITS } from "@/contracts/limits";
import { MAIL_KINDS } from "@/contracts/model/mail-proposal";
import { timeZone } from "@/contracts/model/time-zone";
import { timestamp } from "@/contracts/model/timestamp";

const limits = LIMITS.push;

/** What can be pushed: interviews that are near or proposed, answers that mails contain, comments of reviewers. */
export const PUSH_KINDS = ["interviews", "answers", "comments"] as const;
export type PushKind = (typeof PUSH_KINDS)[number];

/** The content of a push, as data; its sentences are written when it is sent. */
export const pushNoticeSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("reminder"), company: z.string(), role: z.string(), at: timestamp, timezone: z.string() }),
  z.object({
    type: z.literal("mail"),
    kind: z.enum(MAIL_KINDS),
    company: z.string(),
    role: z.string(),
    /** When the proposed interview begins; null for none. */
    at: timestamp.nullable(),
  }),
  z.object({ type: z.literal("comments"), document: z.string() }),
]);
export type PushNotice = z.infer<typeof pushNoticeSchema>;

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "A time of day such as 22:00.");

export const pushSettingsSchema = z
  .object({
    kinds: z.array(z.enum(PUSH_KINDS)).max(PUSH_KINDS.length).describe("What is pushed."),
    quiet: z
      .object({
        from: timeOfDay.describe("When they begin."),
        to: timeOfDay.describe("When they end, on the next day if earlier."),
      })
      .nullable()
      .describe(
        "Hours in which nothing is pushed; what happens in them follows at their end in one message. Interviews that begin within an hour are pushed all the same.",
      ),
    timezone: timeZone("IANA time zone of these hours and of the daily mail."),
  })
  .describe("What is pushed to devices, and when.");
export type PushSettings = z.infer<typeof pushSettingsSchema>;

const key = z
  .string()
  .min(1)
  .max(limits.key)
  .regex(/^[\w-]+=*$/, "Base64url is expected.");

/** What a browser returns for a subscription: `PushSubscription.toJSON()`. */
export const subscriptionInput = z.object({
  endpoint: z
    .string()
    .max(limits.endpoint)
    .regex(/^https:\/\/[!-~]+$/, "The address must begin with https://.")
    .describe("Address of the push service for this browser, on the public internet."),
  keys: z.object({
    p256dh: key.describe("Public key of the browser, P-256, uncompressed, base64url."),
    auth: key.describe("Authentication secret of 16 bytes, base64url."),
  }),
});
export type SubscriptionInput = z.infer<typeof subscriptionInput>;

export const pushDeviceSchema = z
  .object({
    id: z.string(),
    browser: z.string().nullable().describe("Name of the browser, such as `Firefox`; null if unknown."),
    system: z.string().nullable().describe("Name of its system, such as `Android`; null if unknown."),
    endpointHash: z.string().describe("SHA-256 of the endpoint, base64url, by which a browser finds itself."),
    createdAt: timestamp,
    lastSentAt: timestamp.nullable().describe("When the push service last accepted a message; null for never."),
  })
  .describe("A browser that notifications are pushed to, without its address and keys.");
export type PushDevice = z.infer<typeof pushDeviceSchema>;
