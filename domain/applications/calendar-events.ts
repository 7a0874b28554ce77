import type { Application } from "@/contracts/model/application";
import type { Interview } from "@/contracts/model/application-activity";

/** An event of a calendar. All-day events have no `end`. */
export interface CalendarEvent {
  /** The same for as long as the event exists. */
  uid: string;
  /** Rises with every change. */
  sequence: number;
  start: string;
  end: string | null;
  summary: string;
  location: string;
  description: string;
  changedAt: string;
}

type Dated = Pick<
  Application,
  "id" | "company" | "role" | "status" | "activity" | "followUpAt" | "followUpNote" | "createdAt" | "updatedAt"
>;

const MINUTE_MS = 60_000;

/** Interviews of an application and its follow-up; a closed application has no follow-up any more. */
export function calendarEvents(application: Dated): CalendarEvent[] {
  const interviews = application.activity.filter((entry) => entry.type === "interview");
  const followUp = application.status === "closed" ? null : followUpEvent(application);
  return [...interviews.map((interview) => interviewEvent(application, interview)), ...(followUp ? [followUp] : [])];
}

/** An interview as an event. Times are moments, so that every calendar shows them in its own time zone. */
export function interviewEvent({ company, role, updatedAt }: Dated, interview: Interview): CalendarEvent {
  const { id, at, durationMinutes, label, location, notes, participants, sequence } = interview;
  const people = participants.map((person) => (person.role ? `${person.name} (${person.role})` : person.name));
  return {
    uid: `interview-${id}`,
    sequence,
    start: at,
    end: new Date(Date.parse(at) + durationMinutes * MINUTE_MS).toISOString(),
    summary: [label || null, role, company].filter((part) => part !== null).join(" · "),
    location,
    description: [people.join("\n"), notes].filter((part) => part !== "").join("\n\n"),
    changedAt: updatedAt,
  };
}

function followUpEvent({ id, company, role, followUpAt, followUpNote, createdAt, updatedAt }: Dated): CalendarEvent | null {
  if (followUpAt === null) return null;
  return {
    uid: `follow-up-${id}`,
    // A follow-up has no separate count: the seconds until the last change of its application rise with each.
    sequence: Math.max(0, Math.floor((Date.parse(updatedAt) - Date.parse(createdAt)) / 1000)),
    start: followUpAt,
    end: null,
    summary: `${company} · ${role}`,
    location: "",
    description: followUpNote,
    changedAt: updatedAt,
  };
}
