import type { CALENDAR_SIDES, CalendarQuestion, CalendarSide, LinkedKind } from "@/contracts/model/linked-calendar";
import type { EventPlace } from "@/domain/applications/calendar/event-text";
import { readMailSettings } from "@/server/accounts/notifications/mail-settings";
import { eventTexts } from "@/server/career/calendar/event-texts";
import { applicationsByIds } from "@/server/job-search/applications/read";
import { type Db, transaction } from "@/server/platform/db/client";
import { Prisma } from "@/server/platform/db/generated/client";
import { lockOwned } from "@/server/platform/db/lock-rows";
import { failure } from "@/server/platform/errors";
import { isId } from "@/server/platform/ids";
import { eventsOf } from "./dossier-events";
import { asColumns, toLinkedRow } from "./rows";
import { ChangedMeanwhile, takeFromCalendar } from "./take";

const OPEN = { question: { not: Prisma.DbNull } };

/** Events that both sides changed, the oldest question first. */
export async function listQuestions(db: Db, ownerId: string): Promise<CalendarQuestion[]> {
  const rows = await db.linkedEvent.findMany({
    where: { userId: ownerId, ...OPEN },
    orderBy: [{ askedAt: "asc" }, { id: "asc" }],
  });
  if (rows.length === 0) return [];
  const { timezone: zone } = await readMailSettings(db, ownerId);
  const texts = await eventTexts(db, ownerId);
  const applications = await applicationsByIds(db, ownerId, [...new Set(rows.map(({ applicationId }) => applicationId))]);
  const named = new Map(applications.map((application) => [application.id, application]));
  return rows.map(toLinkedRow).flatMap(({ id, uid, kind, applicationId, question, askedAt }) => {
    const application = named.get(applicationId);
    const current = application && eventsOf(application, texts, zone).find((event) => event.uid === uid);
    if (!application || !question || !askedAt) return [];
    return [
      {
        id,
        applicationId,
        company: application.company,
        role: application.role,
        kind: kind as LinkedKind,
        calendar: question.remote,
        dossier: current ? sideOf(current.fields) : null,
        askedAt: askedAt.toISOString(),
      },
    ];
  });
}

const sideOf = ({ start, end, location }: EventPlace): CalendarSide => ({ start, end, location });

type Answer = { id: string; keep: (typeof CALENDAR_SIDES)[number] };

/** Keeps what one side says. Throws NOT_FOUND for no open question, CONFLICT where Dossier's side changes at the same time. */
export async function answerQuestion(db: Db, ownerId: string, { id, keep }: Answer, now: Date): Promise<void> {
  if (!isId(id)) throw noQuestion();
  const { timezone: zone } = await readMailSettings(db, ownerId);
  const texts = await eventTexts(db, ownerId);
  await transaction(db, async (tx) => {
    await lockOwned(tx, "linked_event", id, ownerId);
    const found = await tx.linkedEvent.findFirst({ where: { id, userId: ownerId, ...OPEN } });
    const row = found && toLinkedRow(found);
    if (!row?.question) throw noQuestion();
    const { remote, etag } = row.question;
    const known = { remote, etag, sent: null, question: null, askedAt: null };
    if (keep === "dossier") {
      // What the calendar says is known now, so that the next comparison finds a change on this side only.
      if (remote) await tx.linkedEvent.updateMany({ where: { id }, data: asColumns(known) });
      else await tx.linkedEvent.deleteMany({ where: { id } });
    } else {
      const [application] = await applicationsByIds(tx, ownerId, [row.applicationId]);
      const current = application && eventsOf(application, texts, zone).find((event) => event.uid === row.uid);
      const { uid, kind, applicationId, entry } = row;
      const take = { uid, kind, applicationId, entry, remote, expected: current?.fields ?? null };
      const next = await takeFromCalendar(tx, ownerId, take, { zone, texts, now });
      if (!next || !remote) await tx.linkedEvent.deleteMany({ where: { id } });
      else
        await tx.linkedEvent.updateMany({ where: { id }, data: asColumns({ ...known, local: next.fields, entry: next.entry }) });
    }
    await tx.calendarAccount.updateMany({ where: { userId: ownerId }, data: { nextReadAt: now } });
  }).catch((error: unknown) => {
    if (!(error instanceof ChangedMeanwhile)) throw error;
    throw failure("CONFLICT", { message: "This was changed in Dossier at the same time. Look at both again." });
  });
}

const noQuestion = () => failure("NOT_FOUND", { message: "This question does not exist, or has been answered." });
