import { type Lead, preparationTime } from "@/domain/career/schedule-times";
import { notify } from "@/server/accounts/notifications/notify";
import type { Db } from "@/server/platform/db/client";

type Interview = { applicationId: string; interviewId: string };

/** Shifts the preparations of an interview that is moved, in the transaction that moves it. */
export async function shiftPreparations(tx: Db, interview: Interview, from: string, to: string, now: Date): Promise<void> {
  const rows = await tx.careerSchedule.findMany({ where: { ...interview, kind: "prepare" } });
  for (const { id, lead, nextRunAt, timezone } of rows) {
    const shifted = nextRunAt.getTime() + new Date(to).getTime() - new Date(from).getTime();
    const next = lead ? preparationTime(new Date(to), lead as Lead, timezone) : new Date(shifted);
    await tx.careerSchedule.updateMany({ where: { id }, data: { nextRunAt: next, updatedAt: now } });
  }
}

/** Pauses the preparations of an interview that is removed, and notifies the user if one was turned on. */
export async function pausePreparations(tx: Db, ownerId: string, interview: Interview, now: Date): Promise<void> {
  const where = { ...interview, kind: "prepare", enabled: true };
  const { count } = await tx.careerSchedule.updateMany({ where, data: { enabled: false, updatedAt: now } });
  if (count === 0) return;
  const { applicationId, interviewId } = interview;
  const news = { userId: ownerId, applicationId, key: `briefing-paused:${interviewId}`, url: `/applications/${applicationId}` };
  await notify(tx, { ...news, notice: { type: "briefing-paused" }, email: false }, now);
}
