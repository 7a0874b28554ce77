import type { Application } from "@/contracts/model/application";
import type { CalendarEvent } from "@/domain/applications/calendar-events";
import { planOf } from "@/server/career/plan";
import type { Db } from "@/server/platform/db/client";
import type { EventTexts } from "./event-texts";

type PlannedApplication = Parameters<typeof planOf>[2] & Pick<Application, "company" | "updatedAt">;

/** The days of the plan for the next interview of an application, as days of a calendar. */
export async function planEvents(
  db: Db,
  ownerId: string,
  application: PlannedApplication,
  { say, task }: EventTexts,
  now: Date,
): Promise<CalendarEvent[]> {
  const { id, company, updatedAt } = application;
  const plan = await planOf(db, ownerId, application, undefined, now);
  return (plan?.days ?? []).map(({ date, tasks }) => ({
    uid: `plan-${id}-${date}`,
    sequence: 0,
    start: date,
    end: null,
    summary: say("prepare", { company, minutes: String(tasks.reduce((sum, { minutes }) => sum + minutes, 0)) }),
    location: "",
    description: tasks
      .map(({ kind, minutes, about }) => say("task", { task: task(kind, { about }), minutes: String(minutes) }))
      .join("\n"),
    changedAt: updatedAt,
  }));
}
