import type { ClosedReason, Stage } from "@/contracts/model/application";
import { appliedAtOf, closedReasonOf, currentStageEntry, enterStage, moveEntry, noonOf } from "@/domain/applications/timeline";
import { type Db, transaction } from "@/server/db/client";
import { failure } from "@/server/errors";
import { newId } from "@/server/ids";
import { type Captured, captureSent } from "./capture";
import { type ApplicationFields, asColumns, changeApplication } from "./change";
import { type ApplicationChange, linkFields, type NewApplication, plainFields } from "./input";
import { readRow } from "./read";
import type { ApplicationRow } from "./rows";

/** Adds an application. One that begins in a stage in which the company has the documents records them. Answers its id. */
export async function createApplication(db: Db, ownerId: string, input: NewApplication, now: Date): Promise<string> {
  const [id = ""] = await insertAll(db, ownerId, [input], now);
  return id;
}

/** Adds many, all or none. Answers how many. */
export const importApplications = async (db: Db, ownerId: string, items: readonly NewApplication[], now: Date): Promise<number> =>
  (await insertAll(db, ownerId, items, now)).length;

/** One statement for all, and further ones only for those that were sent with documents of the owner's. */
function insertAll(db: Db, ownerId: string, items: readonly NewApplication[], now: Date): Promise<string[]> {
  return transaction(db, async (tx) => {
    const rows = [];
    for (const item of items) rows.push(await newRow(tx, ownerId, item, now));
    await tx.application.createMany({ data: rows.map(({ columns }) => columns) });
    for (const { columns, isLinked } of rows) if (isLinked) await recordSent(tx, ownerId, columns.id, now);
    return rows.map(({ columns }) => columns.id);
  });
}

async function newRow(tx: Db, ownerId: string, input: NewApplication, now: Date) {
  const { status = "saved", closedReason = null, stageEnteredAt } = input;
  const at = stageEnteredAt ? noonOf(stageEnteredAt) : now.toISOString();
  const links = await linkFields(tx, ownerId, null, input);
  const fields = {
    ...plainFields(input),
    ...links,
    ...stageFields(status, closedReason, enterStage([], status, at, newId()) ?? []),
  };
  const { company, role } = input;
  const columns = { ...asColumns(fields), id: newId(), userId: ownerId, company, role, stageEnteredAt: new Date(at) };
  return { columns: { ...columns, createdAt: now, updatedAt: now }, isLinked: Object.values(links).some((id) => id !== null) };
}

async function recordSent(tx: Db, ownerId: string, id: string, now: Date): Promise<void> {
  const captured: Captured = await captureSent(tx, ownerId, await readRow(tx, ownerId, id), now);
  if (Object.keys(captured).length > 0) await tx.application.updateMany({ where: { id }, data: captured });
}

const stageFields = (status: Stage, reason: ClosedReason | null, activity: ApplicationRow["activity"]): ApplicationFields => {
  const appliedAt = appliedAtOf(activity);
  return {
    status,
    activity,
    closedReason: closedReasonOf(status, reason),
    appliedAt: appliedAt === null ? null : new Date(appliedAt),
  };
};

/** Writes the given fields. A stage that really changes becomes an entry of the timeline. */
export const updateApplication = (db: Db, ownerId: string, { id, ...input }: ApplicationChange & { id: string }, now: Date) =>
  changeApplication(
    db,
    ownerId,
    id,
    async (row, tx) => ({
      ...plainFields(input),
      ...(await linkFields(tx, ownerId, row, input)),
      ...changedStage(row, input, now),
    }),
    now,
  );

type StageChange = Pick<ApplicationChange, "status" | "closedReason" | "stageEnteredAt">;

/** What a change of stage, of its day or of the reason for closing writes. Throws BAD_REQUEST for a day before the stage before. */
function changedStage(row: ApplicationRow, { status, closedReason, stageEnteredAt }: StageChange, now: Date): ApplicationFields {
  const isMoved = status !== undefined && status !== row.status;
  const stage = status ?? row.status;
  const reason = closedReason === undefined ? (isMoved ? null : row.closedReason) : closedReason;
  if (!isMoved && stageEnteredAt === undefined) return { closedReason: closedReasonOf(stage, reason) };
  const at = stageEnteredAt ? noonOf(stageEnteredAt) : now.toISOString();
  const activity = isMoved ? enterStage(row.activity, stage, at, newId()) : redated(row, at);
  if (!activity) throw refuseOrder();
  return { ...stageFields(stage, reason, activity), stageEnteredAt: enteredAt(activity) };
}

export const refuseOrder = () =>
  failure("BAD_REQUEST", { message: "A stage cannot begin before an earlier stage did, or after a later one." });

export function enteredAt(activity: ApplicationRow["activity"]): Date {
  const current = currentStageEntry(activity);
  if (!current) throw failure("INTERNAL_SERVER_ERROR");
  return new Date(current.at);
}

function redated(row: ApplicationRow, at: string): ApplicationRow["activity"] | null {
  const current = currentStageEntry(row.activity);
  return current ? moveEntry(row.activity, current.id, at) : null;
}
