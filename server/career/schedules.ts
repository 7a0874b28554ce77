import type { z } from "zod";
import type { Schedule, scheduleFields } from "@/contracts/model/career/schedule";
import { preparationTime } from "@/domain/career/schedule-times";
import { readApplication } from "@/server/job-search/applications/read";
import { sendsMail } from "@/server/platform/adapters/mail/mail";
import { type Db, transaction } from "@/server/platform/db/client";
import type { CareerSchedule } from "@/server/platform/db/generated/client";
import { lockOwned } from "@/server/platform/db/lock-rows";
import { failure, missing } from "@/server/platform/errors";
import { knownId, newId } from "@/server/platform/ids";
import { type Paging, pageOf, rowsOf } from "@/server/platform/paging";
import { hasModel } from "./model";
import { momentsOf } from "./rows";

type Input = z.output<z.ZodObject<typeof scheduleFields>> & { id?: string | undefined };

const toSchedule = (row: CareerSchedule): Schedule =>
  ({
    ...row,
    nextRunAt: row.nextRunAt.toISOString(),
    lastQueuedAt: row.lastQueuedAt?.toISOString() ?? null,
    ...momentsOf(row),
  }) as Schedule;

/** Schedules in the order in which they run next. */
export async function listSchedules(db: Db, ownerId: string, paging: Paging) {
  const where = { userId: ownerId };
  const page = pageOf(paging);
  const orderBy = [{ nextRunAt: "asc" as const }, { id: "asc" as const }];
  const rows = await db.careerSchedule.findMany({ where, orderBy, ...rowsOf(page) });
  return { entries: rows.map(toSchedule), total: page.paging ? await db.careerSchedule.count({ where }) : rows.length };
}

/**
 * Adds a schedule, or replaces the one with the given id. Throws NOT_FOUND for schedule, application, interview or provider, BAD_REQUEST for
 * what its kind needs or a past time when it is turned on again, PRECONDITION_FAILED for mails or models that are not set up.
 */
export function saveSchedule(db: Db, ownerId: string, { id, ...input }: Input, now: Date): Promise<Schedule> {
  return transaction(db, async (tx) => {
    const current = id ? await lockSchedule(tx, ownerId, id) : null;
    const nextRunAt = await runTime(tx, ownerId, input);
    if (current && !current.enabled && input.enabled && nextRunAt <= now) throw refuse("Choose a time in the future.");
    await refuseUnprepared(tx, ownerId, input);
    const saved = { id: current?.id ?? newId(), userId: ownerId };
    const fields = { ...input, nextRunAt, updatedAt: now };
    if (current) await tx.careerSchedule.updateMany({ where: saved, data: fields });
    else await tx.careerSchedule.createMany({ data: [{ ...saved, ...fields, createdAt: now }] });
    return toSchedule(await tx.careerSchedule.findFirstOrThrow({ where: saved }));
  });
}

const refuse = (message: string) => failure("BAD_REQUEST", { message });

async function lockSchedule(tx: Db, ownerId: string, id: string): Promise<CareerSchedule> {
  await lockOwned(tx, "career_schedule", id, ownerId);
  const row = await tx.careerSchedule.findFirst({ where: { id, userId: ownerId } });
  if (!row) throw missing("schedule");
  return row;
}

/** When it runs: by its lead, else as given. Also checks what each kind must name. */
async function runTime(tx: Db, ownerId: string, input: Input): Promise<Date> {
  const { kind, query, applicationId, interviewId, lead, timezone, intervalDays, nextRunAt } = input;
  const application = applicationId === null ? null : await readApplication(tx, ownerId, applicationId);
  if (kind === "discovery" && query === "") throw refuse("A discovery needs a query.");
  if (kind === "discovery" && intervalDays !== null && ![1, 3, 7].includes(intervalDays))
    throw refuse("A discovery runs every 1, 3 or 7 days.");
  if (kind !== "discovery" && !application) throw refuse("Name the application.");
  const interview = application?.activity.find((entry) => entry.id === interviewId && entry.type === "interview");
  if (interviewId !== null && !interview) throw missing("interview");
  if (kind === "prepare" && !interview) throw refuse("Name the interview.");
  if (kind === "prepare" && interview && lead) return preparationTime(new Date(interview.at), lead, timezone);
  if (nextRunAt === undefined) throw refuse("Say when it runs next.");
  return new Date(nextRunAt);
}

async function refuseUnprepared(tx: Db, ownerId: string, { kind, enabled, email, aiProviderId }: Input): Promise<void> {
  const isThere = await hasModel(tx, ownerId, aiProviderId);
  if (aiProviderId !== null && !isThere) throw missing("AI provider");
  if (kind === "prepare" && enabled && !isThere)
    throw failure("PRECONDITION_FAILED", { message: "Connect an AI provider first." });
  if (!email) return;
  const user = await tx.user.findUnique({ where: { id: ownerId }, select: { emailVerified: true } });
  if (!sendsMail() || !user?.emailVerified)
    throw failure("PRECONDITION_FAILED", { message: "Mails need a mail server and a verified email address." });
}

/** Deletes a schedule with its jobs, if it is there. */
export async function deleteSchedule(db: Db, ownerId: string, id: string): Promise<void> {
  await db.careerSchedule.deleteMany({ where: { id: knownId(id), userId: ownerId } });
}
