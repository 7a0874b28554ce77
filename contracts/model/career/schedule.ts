import { z } from "zod";
import { idSchema } from "@/contracts/base";
import { momentInput, shortText } from "@/contracts/model/career/fields";
import { timeZone } from "@/contracts/model/time-zone";
import { timestamp } from "@/contracts/model/timestamp";

export const SCHEDULE_KINDS = ["discovery", "prepare", "follow-up"] as const;
export const SCHEDULE_LEADS = ["24h", "2h", "morning"] as const;

const common = {
  kind: z.enum(SCHEDULE_KINDS),
  query: shortText(500, "What a discovery looks for.").default(""),
  lead: z
    .enum(SCHEDULE_LEADS)
    .nullable()
    .default(null)
    .describe("How long before the interview a preparation runs; null to run it at `nextRunAt`."),
  enabled: z.boolean().default(true),
  email: z.boolean().default(false).describe("Also notify by email."),
  timezone: timeZone("IANA time zone in which days are counted."),
  intervalDays: z.number().int().min(1).max(30).nullable().default(null).describe("Days until it runs again; null to run once."),
};

/** What saving a schedule accepts. Source: interface-details 2.8, 3.10. */
export const scheduleFields = {
  ...common,
  applicationId: idSchema.nullable().default(null).describe("The application that it is about; none for a discovery."),
  interviewId: idSchema.nullable().default(null).describe("The interview that is prepared, an entry of the timeline."),
  nextRunAt: momentInput("When it runs next; a preparation with a lead computes it.").optional(),
  aiProviderId: idSchema.nullable().default(null).describe("The AI provider that it uses; null for the default one."),
  locale: z.string().min(2).max(20).default("en-US").describe("Language of what it writes."),
};

export const scheduleSchema = z
  .object({
    id: z.string(),
    userId: z.string(),
    ...common,
    applicationId: z.string().nullable(),
    interviewId: z.string().nullable(),
    nextRunAt: timestamp,
    lastQueuedAt: timestamp.nullable().describe("When it last ran."),
    aiProviderId: z.string().nullable(),
    locale: z.string(),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .describe("Something that is done at a certain time.");
export type Schedule = z.infer<typeof scheduleSchema>;
