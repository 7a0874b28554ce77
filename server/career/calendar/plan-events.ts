import type { Application } from "@/contracts/model/application";
import type { PlanTask } from "@/contracts/model/career/plan";
import type { CalendarEvent } from "@/domain/applications/calendar-events";
import { planOf } from "@/server/career/plan";
import type { Db } from "@/server/platform/db/client";

const SENTENCES: Record<PlanTask["kind"], (about: string) => string> = {
  "company-notes": () => "Read about the company and note what matters",
  "write-story": (about) => `Write a story that shows: ${about}`,
  "review-stories": () => "Go over your stories",
  practise: (about) => `Practise: ${about}`,
  "prepare-questions": () => "Prepare questions to ask",
  rehearse: () => "Rehearse the interview aloud",
};

type PlannedApplication = Parameters<typeof planOf>[2] & Pick<Application, "company" | "updatedAt">;

/** The days of the plan for the next interview of an application, as days of a calendar. */
export async function planEvents(db: Db, ownerId: string, application: PlannedApplication, now: Date): Promise<CalendarEvent[]> {
  const { id, company, updatedAt } = application;
  const plan = await planOf(db, ownerId, application, undefined, now);
  return (plan?.days ?? []).map(({ date, tasks }) => ({
    uid: `plan-${id}-${date}`,
    sequence: 0,
    start: date,
    end: null,
    summary: `Prepare for ${company} (${tasks.reduce((sum, { minutes }) => sum + minutes, 0)} min)`,
    location: "",
    description: tasks.map(({ kind, minutes, about }) => `${SENTENCES[kind](about)} (${minutes} min)`).join("\n"),
    changedAt: updatedAt,
  }));
}
