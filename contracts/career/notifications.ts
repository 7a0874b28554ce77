import { z } from "zod";
import { emptySchema, idSchema, open, owned, pagingSchema, routesOf } from "@/contracts/base";
import { EXAMPLE_NOTIFICATION } from "@/contracts/career/example";
import { MAIL_WAYS, notificationSchema } from "@/contracts/model/career/notification";
import { timeZone } from "@/contracts/model/time-zone";

const route = routesOf("Career");

const list = owned
  .route(
    route(
      "GET",
      "/career/notifications",
      "listNotifications",
      "List notifications",
      "Newest first. Titles and sentences are in English.",
    ),
  )
  .input(pagingSchema)
  .output(z.array(notificationSchema))
  .meta({ example: { output: [EXAMPLE_NOTIFICATION] } });

const count = owned
  .route(
    route(
      "GET",
      "/career/notifications/counts",
      "countNotifications",
      "Count unread notifications",
      "How many are not read yet.",
    ),
  )
  .output(z.object({ unread: z.number().int().min(0) }).describe("Counts of notifications."))
  .meta({ example: { output: { unread: 1 } } });

const markRead = owned
  .route(
    route(
      "POST",
      "/career/notifications/{id}/read",
      "readNotification",
      "Mark a notification as read",
      "Keeps the time of the first reading.",
    ),
  )
  .input(z.object({ id: idSchema }))
  .output(emptySchema)
  .meta({ limit: "mutation", empty: true });

const markAllRead = owned
  .route(
    route(
      "POST",
      "/career/notifications/read",
      "readNotifications",
      "Mark all notifications as read",
      "Those that were read before keep the time of their first reading.",
    ),
  )
  .output(emptySchema)
  .meta({ limit: "mutation", empty: true });

const settingsSchema = z
  .object({
    mail: z.enum(MAIL_WAYS).describe("Whether mails of schedules are sent one by one, once a day together, or not at all."),
    timezone: timeZone("IANA time zone of the daily mail, which is sent at 08:00."),
  })
  .describe("How notifications are mailed.");
const EXAMPLE_SETTINGS = { mail: "daily" as const, timezone: "Europe/Amsterdam" };

const readSettings = owned
  .route(
    route(
      "GET",
      "/career/notifications/settings",
      "getNotificationSettings",
      "Read how notifications are mailed",
      "One by one, in UTC, until something else is saved.",
    ),
  )
  .output(settingsSchema)
  .meta({ example: { output: EXAMPLE_SETTINGS } });

const saveSettings = owned
  .route(
    route(
      "PUT",
      "/career/notifications/settings",
      "saveNotificationSettings",
      "Set how notifications are mailed",
      "Whether a schedule sends mails at all is its own setting. Every mail has a link that turns all of them off.",
    ),
  )
  .input(settingsSchema)
  .output(settingsSchema)
  .meta({ limit: "mutation", example: { input: EXAMPLE_SETTINGS, output: EXAMPLE_SETTINGS } });

const unsubscribe = open
  .route(
    route(
      "POST",
      "/career/notifications/unsubscribe/{token}",
      "unsubscribe",
      "Turn off all mails of notifications",
      "Open, so that the link of a mail works without signing in and mail programs can do it with one click (RFC 8058). The token is in each email and grants nothing else.",
    ),
  )
  .input(
    z.object({
      token: z.string().min(1).max(100).describe("The token of a mail."),
    }),
  )
  .output(emptySchema)
  .meta({ empty: true, example: { input: { token: `${"0".repeat(32)}${"a".repeat(32)}` } } });

/** What happened while you were away. */
export const careerNotifications = { list, count, markRead, markAllRead, readSettings, saveSettings, unsubscribe };
