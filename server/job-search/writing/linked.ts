import type { LetterState } from "@/contracts/model/letter";
import type { ResumeData } from "@/contracts/model/resume/data";
import { foreignText } from "@/domain/ai/foreign-text";
import { requireProvider } from "@/server/ai/require-provider";
import { readResume } from "@/server/documents/resumes/read";
import { readRow } from "@/server/job-search/applications/read";
import type { ApplicationRow } from "@/server/job-search/applications/rows";
import type { Db } from "@/server/platform/db/client";
import { failure } from "@/server/platform/errors";

type Linked = { row: ApplicationRow; resumeId: string; data: ResumeData; posting: string };

/**
 * An application with its linked resume and its posting, as a model may read it. Throws NOT_FOUND, and BAD_REQUEST with what is missing: a
 * provider, a linked resume outside Trash, and where it is needed the job description.
 */
export async function readLinked(db: Db, ownerId: string, id: string, needs: { posting: boolean }): Promise<Linked> {
  const row = await readRow(db, ownerId, id);
  await requireProvider(db, ownerId);
  if (row.resumeId === null) throw failure("BAD_REQUEST", { message: "Link a resume to this application first." });
  const posting = foreignText(row.jobDescription);
  if (needs.posting && posting === "")
    throw failure("BAD_REQUEST", { message: "Paste the job description into this application first." });
  const live = await db.resume.count({ where: { id: row.resumeId, userId: ownerId, trashedAt: null } });
  if (live === 0)
    throw failure("BAD_REQUEST", {
      message: "The linked resume is in Trash. Restore it, or link another one to this application.",
    });
  const { data } = await readResume(db, ownerId, row.resumeId);
  return { row, resumeId: row.resumeId, data, posting };
}

/** The company, the role and the people of an application: names that may be mentioned. */
export const addressedBy = ({ company, role, contacts }: ApplicationRow): string[] => [
  company,
  role,
  ...contacts.map(({ name }) => name),
];

/** The same for a letter, with whom it is written to. */
export const addressedInLetter = (
  { recipientName, recipientCompany }: Pick<LetterState, "recipientName" | "recipientCompany">,
  application: ApplicationRow | null,
): string[] => [...(application ? addressedBy(application) : []), recipientName, recipientCompany];
