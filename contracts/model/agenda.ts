import { z } from "zod";
import { calendarDay, timestamp } from "@/contracts/model/timestamp";

export const AGENDA_KINDS = ["interview", "follow-up", "deadline", "preparation"] as const;

/** Something that is due. Source: additions.md, D. */
export const agendaItemSchema = z
  .object({
    at: timestamp
      .or(calendarDay)
      .describe("When it is due: an ISO 8601 date-time in UTC, or a calendar day (YYYY-MM-DD) for deadlines and days of a plan."),
    kind: z.enum(AGENDA_KINDS),
    title: z.string().describe("What is due, in a few words."),
    applicationId: z.string().describe("The application that it belongs to."),
    company: z.string(),
    role: z.string(),
  })
  .describe("Something that is due.");
export type AgendaItem = z.infer<typeof agendaItemSchema>;
