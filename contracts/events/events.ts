import { z } from "zod";
import { owned, routesOf } from "@/contracts/base";
import { EXAMPLE_ID } from "@/contracts/example-id";
import { LIMITS } from "@/contracts/limits";
import { timestamp } from "@/contracts/model/timestamp";

const route = routesOf("Events");

export const EVENT_SUBJECTS = ["resume", "letter", "application"] as const;
export const EVENT_CHANGES = ["created", "updated", "trashed", "deleted"] as const;

export const changeEventSchema = z
  .object({
    type: z
      .templateLiteral([z.enum(EVENT_SUBJECTS), ".", z.enum(EVENT_CHANGES)])
      .describe("What happened, such as `resume.updated`."),
    subject: z.enum(EVENT_SUBJECTS).describe("The kind of thing that changed."),
    change: z
      .enum(EVENT_CHANGES)
      .describe("`created` if it is new since the cursor. `trashed` while it is in Trash; restored, it is `updated`."),
    id: z.uuid().describe("Identifier of the thing."),
    at: timestamp.describe("When it changed last."),
  })
  .describe("The latest change of one thing.");
export type ChangeEvent = z.infer<typeof changeEventSchema>;

export const eventPageSchema = z
  .object({
    events: z
      .array(changeEventSchema)
      .describe("Oldest first. A thing that changed several times is there once, with its latest state."),
    cursor: z.string().describe("Where the next read begins. Also when there are no events."),
    hasMore: z.boolean().describe("More events are available: read again immediately."),
  })
  .describe("Changes since a cursor.");
export type EventPage = z.infer<typeof eventPageSchema>;

const list = owned
  .route(
    route(
      "GET",
      "/events",
      "listEvents",
      "Follow changes",
      "Changes of resumes, letters and applications since a cursor. Store the cursor and poll with it, every few seconds if you like: a read without news is cheap. A change appears two seconds after it was made, so that none is skipped. Deletions are listed for 90 days; an older cursor is rejected (400): start again without one.",
    ),
  )
  .input(
    z.object({
      cursor: z
        .string()
        .max(LIMITS.events.cursor)
        .regex(/^[A-Za-z0-9_-]*$/)
        .optional()
        .describe("The `cursor` of the previous response. Without one, every existing item is returned as `created`."),
      limit: z.number().int().min(1).max(LIMITS.events.page).default(100).describe("Events per page, 1 to 500."),
      from: z.enum(["start", "now"]).default("start").describe("Without a cursor: `now` skips everything there is already."),
    }),
  )
  .output(eventPageSchema)
  .meta({
    example: {
      output: {
        events: [
          { type: "resume.updated", subject: "resume", change: "updated", id: EXAMPLE_ID, at: "2026-11-20T09:30:00.000Z" },
        ],
        cursor: "WyIyMDI2LTExLTIwIl0",
        hasMore: false,
      },
    },
  });

export const events = { list };
