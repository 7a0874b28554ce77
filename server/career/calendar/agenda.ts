import type { AgendaItem } from "@/contracts/model/agenda";
import { type AgendaRange, agendaOf, inOrder, type Preparation } from "@/domain/applications/agenda";
import { type EventTexts, eventTexts } from "@/server/career/calendar/event-texts";
import { planEvents } from "@/server/career/calendar/plan-events";
import type { ApplicationRow } from "@/server/job-search/applications/rows";
import type { Db } from "@/server/platform/db/client";
import { FIRST_ID } from "@/server/platform/ids";

/** Applications that are in memory at the same time. */
const BATCH = 200;

type Input = Omit<AgendaRange, "timezone"> & { timezone?: string | undefined };

/** What is due for the owner's open applications within days of a time zone, earliest first. */
export async function readAgenda(db: Db, ownerId: string, { from, to, timezone }: Input, now: Date): Promise<AgendaItem[]> {
  const range = { from, to, timezone: timezone ?? (await timezoneOf(db, ownerId)) };
  const texts = await eventTexts(db, ownerId);
  const items: AgendaItem[] = [];
  for (let after: string | undefined = FIRST_ID; after !== undefined; ) {
    const applications = await openApplications(db, ownerId, after);
    for (const { schedules, ...application } of applications)
      items.push(...agendaOf(application, [...schedules, ...(await planned(db, ownerId, application, texts, now))], range));
    after = applications.length === BATCH ? applications.at(-1)?.id : undefined;
  }
  return inOrder(items, range.timezone);
}

async function timezoneOf(db: Db, ownerId: string): Promise<string> {
  const setting = await db.notificationSetting.findUnique({ where: { userId: ownerId }, select: { timezone: true } });
  return setting?.timezone ?? "UTC";
}

type Dated = Parameters<typeof planEvents>[2];

/** The days of the plan for the next interview. */
const planned = async (db: Db, ownerId: string, application: Dated, texts: EventTexts, now: Date): Promise<Preparation[]> =>
  (await planEvents(db, ownerId, application, texts, now)).map(({ start, summary }) => ({ at: start, title: summary }));

/** Without postings and notes, which are most of an application. */
async function openApplications(db: Db, ownerId: string, after: string) {
  const rows = await db.application.findMany({
    where: { userId: ownerId, id: { gt: after }, status: { not: "closed" } },
    select: {
      id: true,
      company: true,
      role: true,
      activity: true,
      requirements: true,
      followUpAt: true,
      followUpNote: true,
      deadline: true,
      updatedAt: true,
      careerSchedules: { where: { kind: "prepare", enabled: true }, select: { nextRunAt: true } },
    },
    orderBy: { id: "asc" },
    take: BATCH,
  });
  return rows.map(({ activity, followUpAt, deadline, updatedAt, careerSchedules, ...row }) => ({
    ...row,
    activity: activity as ApplicationRow["activity"],
    followUpAt: followUpAt?.toISOString() ?? null,
    ...(deadline && { deadline: deadline.toISOString().slice(0, 10) }),
    updatedAt: updatedAt.toISOString(),
    schedules: careerSchedules.map(({ nextRunAt }) => ({ at: nextRunAt.toISOString(), title: `Briefing: ${row.company}` })),
  }));
}
