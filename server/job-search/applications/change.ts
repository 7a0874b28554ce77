import { LIMITS } from "@/contracts/limits";
import type { Application } from "@/contracts/model/application";
import type { Db } from "@/server/platform/db/client";
import { transaction } from "@/server/platform/db/client";
import { Prisma } from "@/server/platform/db/generated/client";
import { asJson } from "@/server/platform/db/json";
import { lockOwned } from "@/server/platform/db/lock-rows";
import { failure } from "@/server/platform/errors";
import { captureSent } from "./capture";
import { readRow } from "./read";
import { type ApplicationRow, toApplication } from "./rows";

/** The fields that a change may write. What is left out keeps its value. */
export type ApplicationFields = Partial<Omit<ApplicationRow, "id" | "userId" | "createdAt" | "updatedAt">>;

/** The fields as Prisma takes them: lists and objects as JSON. */
export function asColumns({ activity, contacts, postingSource, aiMetadata, ...columns }: ApplicationFields) {
  return {
    ...columns,
    ...(activity && { activity: asJson(activity) }),
    ...(contacts && { contacts: asJson(contacts) }),
    ...(postingSource !== undefined && { postingSource: postingSource ? asJson(postingSource) : Prisma.DbNull }),
    ...(aiMetadata && { aiMetadata: asJson(aiMetadata) }),
  };
}

/** A whole new row as Prisma takes it. */
export const asNewColumns = ({ activity, contacts, postingSource, aiMetadata, ...columns }: ApplicationRow) => ({
  ...columns,
  activity: asJson(activity),
  contacts: asJson(contacts),
  postingSource: postingSource ? asJson(postingSource) : Prisma.DbNull,
  aiMetadata: asJson(aiMetadata),
});

/**
 * Changes an application of its owner in one transaction, its row locked: concurrent changes run one after the other. `work`
 * gets the current row and returns what to write. A stage in which the company has the documents records them. Throws NOT_FOUND.
 */
export function changeApplication(
  db: Db,
  ownerId: string,
  id: string,
  work: (row: ApplicationRow, tx: Db) => Promise<ApplicationFields> | ApplicationFields,
  now: Date,
): Promise<Application> {
  return transaction(db, async (tx) => {
    await lockOwned(tx, "application", id, ownerId);
    const row = await readRow(tx, ownerId, id);
    const fields = await work(row, tx);
    if ((fields.activity?.length ?? 0) > LIMITS.application.activity)
      throw failure("BAD_REQUEST", { message: `A timeline has at most ${LIMITS.application.activity} entries.` });
    const changed = { ...row, ...fields };
    const next = { ...fields, ...(await captureSent(tx, ownerId, changed, now)) };
    const updatedAt = new Date(Math.max(now.getTime(), row.updatedAt.getTime() + 1));
    await tx.application.updateMany({ where: { id: row.id }, data: { ...asColumns(next), updatedAt } });
    return toApplication({ ...row, ...next, updatedAt });
  });
}
