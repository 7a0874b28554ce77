import { type Tailoring, tailoringSchema } from "@/contracts/model/ai/tailoring";
import { findResume } from "@/server/documents/resumes/read";
import { type Db, transaction } from "@/server/platform/db/client";
import type { Tailoring as Stored } from "@/server/platform/db/generated/client";
import { asJson } from "@/server/platform/db/json";
import { lockOnly } from "@/server/platform/db/lock-rows";
import { failure } from "@/server/platform/errors";

/** How a copy was tailored. Throws NOT_FOUND for a resume that is not the owner's or was not tailored. */
export async function readTailoring(db: Db, ownerId: string, id: string): Promise<Tailoring> {
  const resumeId = await findResume(db, ownerId, id);
  const row = await db.tailoring.findUnique({ where: { resumeId } });
  if (!row) throw failure("NOT_FOUND", { message: "This resume was not tailored." });
  return toTailoring(row);
}

const toTailoring = ({ createdAt, ...row }: Stored): Tailoring =>
  tailoringSchema.parse({ ...row, createdAt: createdAt.toISOString() });

type Decision = { id: string; status: Tailoring["changes"][number]["status"] };

/** Records what was decided on changes; concurrent ones run one after the other. */
export async function decideTailoring(db: Db, ownerId: string, id: string, decisions: readonly Decision[]): Promise<Tailoring> {
  return transaction(db, async (tx) => {
    const resumeId = await findResume(tx, ownerId, id);
    await lockOnly(tx, { table: "tailoring", resumeId });
    const known = await readTailoring(tx, ownerId, resumeId);
    const statuses = new Map(decisions.map((one) => [one.id, one.status]));
    const changes = known.changes.map((change) => ({ ...change, status: statuses.get(change.id) ?? change.status }));
    await tx.tailoring.updateMany({ where: { resumeId }, data: { changes: asJson(changes) } });
    return { ...known, changes };
  });
}
