import { z } from "zod";
import type { Interview } from "@/contracts/model/application-activity";
import { calendarSideSchema } from "@/contracts/model/linked-calendar";
import type { EventFields, EventPlace } from "@/domain/applications/calendar/event-text";
import { type LinkedEvent, Prisma } from "@/server/platform/db/generated/client";
import { asJson } from "@/server/platform/db/json";

/** What the calendar says since both sides changed an event, and the version that says so. */
export interface OpenQuestion {
  remote: EventPlace | null;
  etag: string | null;
}

/** An event of ours, as it is stored. An empty `href`: removed in the calendar, and not put there again. */
export interface LinkedRow {
  id: string;
  uid: string;
  kind: string;
  applicationId: string;
  href: string;
  etag: string | null;
  local: EventFields;
  entry: Interview | null;
  remote: EventPlace | null;
  sent: EventFields | null;
  question: OpenQuestion | null;
  askedAt: Date | null;
}

const fieldsSchema = calendarSideSchema.extend({ summary: z.string(), description: z.string(), url: z.string() });
const questionSchema = z.object({ remote: calendarSideSchema.nullable(), etag: z.string().nullable() });

export const toLinkedRow = ({ userId: _, ...row }: LinkedEvent): LinkedRow => ({
  ...row,
  local: fieldsSchema.parse(row.local),
  entry: row.entry as Interview | null,
  remote: calendarSideSchema.nullable().parse(row.remote),
  sent: fieldsSchema.nullable().parse(row.sent),
  question: questionSchema.nullable().parse(row.question),
});

const json = (value: object | null) => (value === null ? Prisma.DbNull : asJson(value));

/** The fields as Prisma takes them. */
export const asColumns = ({ local, entry, remote, sent, question, ...columns }: Partial<LinkedRow>) => ({
  ...columns,
  ...(local !== undefined && { local: asJson(local) }),
  ...(entry !== undefined && { entry: json(entry) }),
  ...(remote !== undefined && { remote: json(remote) }),
  ...(sent !== undefined && { sent: json(sent) }),
  ...(question !== undefined && { question: json(question) }),
});

/** A whole new row as Prisma takes it. */
export const asNewColumns = ({ local, entry, remote, sent, question, ...columns }: LinkedRow) => ({
  ...columns,
  local: asJson(local),
  entry: json(entry),
  remote: json(remote),
  sent: json(sent),
  question: json(question),
});
