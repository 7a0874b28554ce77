import { z } from "zod";
import { emptySchema, idSchema, owned, pagingSchema, routesOf } from "@/contracts/base";
import { EXAMPLE_NOTIFICATION } from "@/contracts/career-example";
import { notificationSchema } from "@/contracts/model/career/notification";

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
      "readAllNotifications",
      "Mark all notifications as read",
      "Those that were read before keep the time of their first reading.",
    ),
  )
  .output(emptySchema)
  .meta({ limit: "mutation", empty: true });

/** What happened while nobody looked. */
export const careerNotifications = { list, count, markRead, markAllRead };
