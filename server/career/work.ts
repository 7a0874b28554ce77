import type { Db } from "@/server/db/client";
import type { CareerJob, CareerSchedule } from "@/server/db/generated/client";
import { notify } from "./notify";

/** A job that cannot run until the person changes a setting: trying again would not help. */
export class Stopped extends Error {}

type Work = (tx: Db, schedule: CareerSchedule, job: CareerJob, now: Date) => Promise<void>;

/** Needs a model or web access, and this release has neither. */
const notAvailable: Work = async () => {
  throw new Stopped("Nothing is connected that could do this.");
};

/** What each kind of schedule does, in the transaction that ends its job: both are kept, or neither. */
export const WORK: Record<string, Work> = {
  discovery: notAvailable,
  prepare: notAvailable,
  "follow-up": async (tx, { id, userId, applicationId, email }, { dueAt }, now) => {
    const application = await tx.application.findFirst({ where: { id: applicationId ?? "", userId } });
    if (!application) throw new Stopped("The application is gone.");
    const { company, role } = application;
    const news = { userId, applicationId, key: `followup:${id}:${dueAt.toISOString()}`, url: `/applications/${application.id}` };
    await notify(tx, { ...news, notice: { type: "followup", company, role }, email }, now);
  },
};
