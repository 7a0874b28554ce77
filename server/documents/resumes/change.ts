import { LIMITS } from "@/contracts/limits";
import type { ResumeData } from "@/contracts/model/resume/data";
import { type Db, first, isUniqueViolation, sql, statementName, transaction } from "@/server/db/sql";
import { failure } from "@/server/errors";
import { knownId, newId } from "@/server/ids";
import { forgetState } from "./current-states";
import { inTurn } from "./queue";
import { type ResumeRow, ROW_COLUMNS } from "./rows";
import { forgetSlugNumbers, redirectSlug } from "./slugs";

/** The fields of a resume that a change may write. What is left out keeps its value. */
export type ResumeFields = Partial<{
  name: string;
  slug: string;
  tags: string[];
  data: ResumeData;
  isPublic: boolean;
  showDownloadButtons: boolean;
  isLocked: boolean;
  autoName: boolean;
  trashedAt: string | null;
  applicationId: string | null;
  passwordHash: string | null;
}>;

const COLUMNS = [
  "name",
  "slug",
  "tags",
  "data",
  "isPublic",
  "showDownloadButtons",
  "isLocked",
  "autoName",
  "trashedAt",
  "applicationId",
  "passwordHash",
] as const satisfies readonly (keyof ResumeFields)[];

/**
 * Changes a resume of its owner in one transaction, its row locked: writers of one resume queue, so nobody's change is lost. `work`
 * sees the current row and answers what to write; versions and letters it adds belong to the same transaction. Throws NOT_FOUND.
 */
export async function changeResume(
  ownerId: string,
  id: string,
  work: (row: ResumeRow, tx: Db) => Promise<ResumeFields | null>,
): Promise<ResumeRow> {
  const resumeId = knownId(id);
  forgetState(resumeId);
  try {
    return await inTurn(resumeId, () =>
      transaction(async (tx) => {
        const row = await first<ResumeRow>(
          tx,
          sql`select ${ROW_COLUMNS} from resume where id = ${resumeId} and "userId" = ${ownerId} for update`,
        );
        if (!row) throw failure("NOT_FOUND");
        const fields = await work(row, tx);
        return fields === null ? row : write(tx, row, fields);
      }),
    );
  } catch (error) {
    if (isUniqueViolation(error, "resume_userId_slug_key")) throw failure("RESUME_SLUG_ALREADY_EXISTS", { cause: error });
    throw error;
  }
}

async function write(tx: Db, row: ResumeRow, fields: ResumeFields): Promise<ResumeRow> {
  if (fields.slug !== undefined && fields.slug !== row.slug) {
    forgetSlugNumbers(row.userId);
    await redirectSlug(tx, row, fields.slug, newId(), LIMITS.redirectDays);
  }
  const next = { ...row, ...fields };
  const updatedAt = nextMoment(row.updatedAt);
  const columns = COLUMNS.filter((column) => fields[column] !== undefined);
  const values = columns.map((column) => (column === "data" ? JSON.stringify(fields.data) : fields[column]));
  const assignments = columns.map((column, index) => `"${column}" = $${index + 3}`);
  const text = `update resume set ${['"updatedAt" = $2', ...assignments].join(", ")} where id = $1`;
  await tx.query({ name: statementName(text), text, values: [row.id, updatedAt, ...values] });
  return { ...next, hasPassword: fields.passwordHash === undefined ? row.hasPassword : fields.passwordHash !== null, updatedAt };
}

/** The time of a change. Two writes within one millisecond must still differ: clients compare this time to notice changes. */
export const nextMoment = (last: string) => new Date(Math.max(Date.now(), Date.parse(last) + 1)).toISOString();

/** Refuses a change of a locked resume. */
export function refuseLocked(row: ResumeRow) {
  if (row.isLocked) throw failure("RESUME_LOCKED");
}
