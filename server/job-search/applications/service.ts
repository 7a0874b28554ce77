import type { ClosedReason, Stage } from "@/contracts/model/stages";
import { appliedAtOf, closedReasonOf, currentStageEntry, enterStage, moveEntry, noonOf } from "@/domain/applications/timeline";
import { type Db, isTransaction, transaction } from "@/server/platform/db/client";
import { insertApplications } from "@/server/platform/db/hot/insert-applications";
import { failure } from "@/server/platform/errors";
import { newId } from "@/server/platform/ids";
import { type Captured, captureSent } from "./capture";
import { type ApplicationFields, asNewColumns, changeApplication } from "./change";
import { type ApplicationChange, linkFields, type NewApplication, plainFields } from "./input";
import type { ApplicationRow } from "./rows";

/** Adds an application. One that begins in a stage in which the company has the documents records them. Returns its id. */
export async function createApplication(db: Db, ownerId: string, input: NewApplication, now: Date): Promise<string> {
  const [id = ""] = await insertAll(db, ownerId, [input], now);
  return id;
}

/** Adds many, all or none. Returns how many. */
export const importApplications = async (db: Db, ownerId: string, items: readonly NewApplication[], now: Date): Promise<number> =>
  (await insertAll(db, ownerId, items, now)).length;

/** One statement for all where none is linked to a document; else a transaction, in which those that were sent record their documents. */
async function insertAll(db: Db, ownerId: string, items: readonly NewApplication[], now: Date): Promise<string[]> {
  const isLinked = (item: NewApplication) => Boolean(item.resumeId ?? item.coverLetterId);
  if (!isTransaction(db) && !items.some(isLinked)) {
    const rows = items.map((item) => newRow(ownerId, item, {}, now));
    await insertApplications(rows);
    return rows.map(({ id }) => id);
  }
  return transaction(db, async (tx) => {
    const rows: ApplicationRow[] = [];
    for (const item of items) rows.push(newRow(ownerId, item, await linkFields(tx, ownerId, null, item), now));
    await tx.application.createMany({ data: rows.map(asNewColumns) });
    for (const [index, item] of items.entries()) {
      const row = rows[index];
      if (row && isLinked(item)) await recordSent(tx, ownerId, row, now);
    }
    return rows.map(({ id }) => id);
  });
}

/** The defaults of a new application. */
const EMPTY = {
  location: "",
  salary: "",
  source: "",
  sourceUrl: "",
  jobDescription: "",
  postingSource: null,
  requirements: [],
  tags: [],
  notes: "",
  resumeId: null,
  coverLetterId: null,
  sentResumeVersionId: null,
  sentCoverLetterVersionId: null,
  sentCheckScore: null,
  resumeFileUrl: "",
  resumeFileName: "",
  coverLetterUrl: "",
  coverLetterName: "",
  matchScore: null,
  postingCheckedAt: null,
  postingClosedAt: null,
  aiMetadata: {},
  followUpAt: null,
  followUpNote: "",
  deadline: null,
  contacts: [],
} satisfies Partial<ApplicationRow>;

function newRow(ownerId: string, input: NewApplication, links: ApplicationFields, now: Date): ApplicationRow {
  const { status = "saved", closedReason = null, company, role } = input;
  const activity = firstEntries(input, now);
  return {
    ...EMPTY,
    ...plainFields(input),
    ...links,
    ...stageFields(status, closedReason, activity),
    id: newId(),
    userId: ownerId,
    company,
    role,
    stageEnteredAt: enteredAt(activity),
    createdAt: now,
    updatedAt: now,
  };
}

/** The stage it begins in, and before it the day on which it was sent. Throws BAD_REQUEST when the stage would begin before that day. */
function firstEntries({ status = "saved", stageEnteredAt, appliedAt }: NewApplication, now: Date): ApplicationRow["activity"] {
  const day = stageEnteredAt ?? (status === "applied" ? appliedAt : undefined);
  const at = day ? noonOf(day) : now.toISOString();
  const isFurther = status !== "saved" && status !== "applied";
  const sent = appliedAt && isFurther ? (enterStage([], "applied", noonOf(appliedAt), newId()) ?? []) : [];
  const activity = enterStage(sent, status, at, newId());
  if (!activity) throw refuseOrder();
  return activity;
}

async function recordSent(tx: Db, ownerId: string, row: ApplicationRow, now: Date): Promise<void> {
  const captured: Captured = await captureSent(tx, ownerId, row, now);
  if (Object.keys(captured).length > 0) await tx.application.updateMany({ where: { id: row.id }, data: captured });
}

type StageFields = Pick<ApplicationRow, "status" | "activity" | "closedReason" | "appliedAt">;

const stageFields = (status: Stage, reason: ClosedReason | null, activity: ApplicationRow["activity"]): StageFields => {
  const appliedAt = appliedAtOf(activity);
  return {
    status,
    activity,
    closedReason: closedReasonOf(status, reason),
    appliedAt: appliedAt === null ? null : new Date(appliedAt),
  };
};

/** Writes the given fields. A stage that really changes becomes an entry of the timeline. */
export const updateApplication = (
  db: Db,
  ownerId: string,
  { id, expectedUpdatedAt, ...input }: ApplicationChange & { id: string; expectedUpdatedAt?: string | undefined },
  now: Date,
) =>
  changeApplication(
    db,
    ownerId,
    id,
    async (row, tx) => ({
      ...asExpected(row, expectedUpdatedAt),
      ...plainFields(input),
      ...(input.sourceUrl !== undefined &&
        input.sourceUrl !== row.sourceUrl && { postingCheckedAt: null, postingClosedAt: null }),
      ...(await linkFields(tx, ownerId, row, input)),
      ...changedStage(row, input, now),
    }),
    now,
  );

/** Throws CONFLICT if the application has changed since the state that a change is based on. */
function asExpected({ updatedAt }: ApplicationRow, expected: string | undefined) {
  if (expected !== undefined && Date.parse(expected) !== updatedAt.getTime()) throw failure("CONFLICT");
  return {};
}

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
