import { nextRun } from "@/domain/career/schedule-times";
import { notify } from "@/server/accounts/notifications/notify";
import { type Db, transaction } from "@/server/platform/db/client";
import { type CareerJob, Prisma } from "@/server/platform/db/generated/client";
import { newId } from "@/server/platform/ids";
import { OF_ENABLED_PEOPLE, ownLease } from "@/server/platform/leases/lease";
import { type Candidate, type LeaseQueue, MAX_CANDIDATES, startDue } from "@/server/platform/leases/lease-queue";
import { logError } from "@/server/platform/log";
import { singleton } from "@/server/platform/singleton";
import { Turns } from "@/server/platform/turns/turns";
import { Stopped, WORK } from "./work";

/** Few, so that a tick is short however many wait; jobs are taken more slowly than this. */
const QUEUED_AT_ONCE = 8;
const JOBS_PER_TICK = 2;
/** Concurrent jobs: those of a slow model must not hold up others. */
const JOBS_AT_ONCE = 8;
const MAX_ATTEMPTS = 3;

const turns = () => singleton("schedule-turns", () => new Turns({ slots: JOBS_AT_ONCE }));

const JOBS: LeaseQueue<CareerJob> = {
  table: "career_job",
  key: "id",
  turns,
  candidates: (db, now, full) => db.$queryRaw<Candidate[]>`
    select due.id, due."userId"::text as account from career_job due
    where ${isQueued(now)} and due."userId" <> all(${full}::uuid[]) and ${OF_ENABLED_PEOPLE}
    order by due."leaseUntil" limit ${MAX_CANDIDATES}`,
  isDue: isQueued,
  taken: (now) => Prisma.sql`${ownLease(now)}, status = 'running', attempts = attempts + 1, "updatedAt" = ${now}`,
  work: runJob,
  failed: "A scheduled job could not be ended.",
};

/**
 * One step of the runner: due schedules become jobs, and at most two jobs are started. Returns whether more may be waiting. Source:
 * interface-details 3.10.
 */
export async function startTick(db: Db, now: Date): Promise<boolean> {
  const queued = await queueDue(db, now);
  // A job whose lease has ended belonged to a process that ended with it.
  await db.careerJob.updateMany({ where: { status: "running", leaseUntil: { lte: now } }, data: { status: "queued" } });
  const started = await startDue(JOBS, db, now, JOBS_PER_TICK);
  return queued === QUEUED_AT_ONCE || started === JOBS_PER_TICK;
}

/** The same, and waits until the jobs have ended. */
export async function tick(db: Db, now: Date): Promise<boolean> {
  const isBusy = await startTick(db, now);
  await turns().settled();
  return isBusy;
}

/** Makes a job of each schedule that is due. However many runs were missed, it is one. */
const queueDue = (db: Db, now: Date): Promise<number> =>
  transaction(db, async (tx) => {
    // Prisma has no row locks.
    const due = await tx.$queryRaw<{ id: string }[]>`
      select id from career_schedule where id in (
        select id from (select id, "nextRunAt", row_number() over (partition by "userId" order by "nextRunAt") as turn
          from career_schedule due where enabled and "nextRunAt" <= ${now} and ${OF_ENABLED_PEOPLE}) ranked
        order by turn, "nextRunAt" limit ${QUEUED_AT_ONCE})
      and enabled and "nextRunAt" <= ${now} for update skip locked`;
    const rows = await tx.careerSchedule.findMany({ where: { id: { in: due.map(({ id }) => id) } } });
    for (const { id, userId, nextRunAt, intervalDays, timezone } of rows) {
      const job = { id: newId(), userId, scheduleId: id, dueAt: nextRunAt, leaseUntil: now, createdAt: now, updatedAt: now };
      await tx.careerJob.createMany({ data: [job], skipDuplicates: true });
      const next = intervalDays === null ? { enabled: false } : { nextRunAt: nextRun(nextRunAt, intervalDays, timezone, now) };
      await tx.careerSchedule.updateMany({ where: { id }, data: { ...next, lastQueuedAt: now } });
    }
    return rows.length;
  });

function isQueued(now: Date): Prisma.Sql {
  return Prisma.sql`due.status = 'queued' and due."leaseUntil" <= ${now}`;
}

async function runJob(db: Db, job: CareerJob, now: Date): Promise<void> {
  try {
    if (job.attempts > MAX_ATTEMPTS) throw new Error("The process ended each time it was tried.");
    const schedule = await db.careerSchedule.findUnique({ where: { id: job.scheduleId } });
    if (!schedule) return;
    const keep = await WORK[schedule.kind]?.(db, schedule, job, now);
    await transaction(db, async (tx) => {
      if (await endJob(tx, job, { status: "done", error: null }, now)) await keep?.(tx);
    });
  } catch (error) {
    if (!(error instanceof Stopped)) logError("instance", "A scheduled job failed.", error, { jobId: job.id });
    await failJob(db, job, error instanceof Stopped ? "stopped" : "failed", now);
  }
}

/** Ends a job, unless its lease has gone to another process. */
const endJob = async (tx: Db, { id, lease }: CareerJob, data: { status: string; error: string | null }, now: Date) =>
  (await tx.careerJob.updateMany({ where: { id, lease, status: "running" }, data: { ...data, updatedAt: now } })).count === 1;

/** Puts a failed job back for five minutes. After the third time, or when a retry cannot help, the user is notified. */
const failJob = (db: Db, job: CareerJob, reason: "stopped" | "failed", now: Date): Promise<void> =>
  transaction(db, async (tx) => {
    const isFinal = reason === "stopped" || job.attempts >= MAX_ATTEMPTS;
    if (!(await endJob(tx, job, { status: isFinal ? "failed" : "queued", error: reason }, now)) || !isFinal) return;
    const { scheduleId: id, userId } = job;
    const schedule = await tx.careerSchedule.findUniqueOrThrow({ where: { id } });
    if (reason === "stopped") await tx.careerSchedule.updateMany({ where: { id }, data: { enabled: false, updatedAt: now } });
    const { applicationId, email } = schedule;
    const news = { userId, applicationId, key: `schedule-failed:${job.id}`, url: "/career/schedules", email };
    await notify(tx, { ...news, notice: { type: "schedule-failed", reason } }, now);
  });
