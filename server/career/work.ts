import { notify } from "@/server/accounts/notifications/notify";
import type { Db } from "@/server/platform/db/client";
import type { CareerJob, CareerSchedule } from "@/server/platform/db/generated/client";
import { hasCode } from "@/server/platform/errors";
import { addArtifact } from "./artifacts";
import { discover } from "./discovery";
import { writeItem } from "./generate/generate";
import { readMaterial } from "./generate/material";

/** A job that cannot run until the person changes a setting: trying again would not help. */
export class Stopped extends Error {}

/** The result of a job, stored in the transaction that ends it: both, or neither. */
type Keep = (tx: Db) => Promise<void>;
type Work = (db: Db, schedule: CareerSchedule, job: CareerJob, now: Date) => Promise<Keep>;

/** Failures that stay until the person changes something. */
const LASTING = ["PRECONDITION_FAILED", "BAD_REQUEST", "NOT_FOUND", "SEARCH_UNAVAILABLE"];

/** Makes lasting failures stop the schedule. */
async function orStop<Value>(result: Promise<Value>): Promise<Value> {
  return result.catch((error: unknown) => {
    if (LASTING.some((code) => hasCode(error, code))) throw new Stopped((error as Error).message, { cause: error });
    throw error;
  });
}

const discovery: Work = (db, schedule, { dueAt }, now) => orStop(discover(db, schedule, dueAt, now));

const prepare: Work = async (db, { userId, applicationId, interviewId, locale, aiProviderId, email }, job, now) => {
  if (applicationId === null || interviewId === null) throw new Stopped("The interview is gone.");
  const material = await orStop(readMaterial(db, userId, applicationId));
  const task = { kind: "briefing" as const, interviewId };
  const item = await orStop(writeItem(db, userId, { applicationId, locale, task, aiProviderId }, material, now));
  const { company, role } = material.application;
  return async (tx) => {
    await addArtifact(tx, userId, { applicationId, ...item, jobId: job.id }, now);
    const news = { userId, applicationId, key: `briefing:${job.id}`, url: `/applications/${applicationId}` };
    await notify(tx, { ...news, notice: { type: "briefing", company, role }, email }, now);
  };
};

const followUp: Work = async (db, { id, userId, applicationId, email }, { dueAt }, now) => {
  const application = await db.application.findFirst({ where: { id: applicationId ?? "", userId } });
  if (!application) throw new Stopped("The application is gone.");
  const { company, role } = application;
  const news = { userId, applicationId, key: `followup:${id}:${dueAt.toISOString()}`, url: `/applications/${application.id}` };
  return (tx) => notify(tx, { ...news, notice: { type: "followup", company, role }, email }, now);
};

/** What each kind of schedule does. While it calls a model or the web, no transaction is open. */
export const WORK: Record<string, Work> = { discovery, prepare, "follow-up": followUp };
