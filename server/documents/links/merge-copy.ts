import type { ResumeData } from "@/contracts/model/resume/data";
import { resumeDataInputSchema } from "@/contracts/model/resume/data";
import type { AnonymousMerge } from "@/contracts/model/share-link";
import { candidateName } from "@/domain/share-links/anonymous/alias";
import { mergeBack } from "@/domain/share-links/anonymous/merge-back";
import { asWritten, refuseTooLarge } from "@/server/documents/document-size";
import { changeResume, refuseLocked } from "@/server/documents/resumes/change";
import { incomingData, keepLetterSections } from "@/server/documents/resumes/parse-incoming";
import { readResume } from "@/server/documents/resumes/read";
import { toResume } from "@/server/documents/resumes/rows";
import { announce } from "@/server/documents/resumes/updates";
import { resumeVersionStore } from "@/server/documents/resumes/version-table";
import { runTask } from "@/server/documents/tasks/run-task";
import type { Db } from "@/server/platform/db/client";
import { failure } from "@/server/platform/errors";
import { ownAccount } from "./anonymity";
import { lettersOf } from "./anonymous-export";

type Edited = { data: unknown; hideEmployers: boolean; write: boolean };

/** Brings the changed texts of an anonymous copy back into its resume. Throws NOT_FOUND, RESUME_LOCKED and BAD_REQUEST. */
export async function mergeCopy(db: Db, ownerId: string, { data, hideEmployers, write }: Edited): Promise<AnonymousMerge> {
  const edited = await incomingData(data);
  const { id, name, alias } = await resumeOfCopy(db, ownerId, edited.basics.name);
  const account = await ownAccount(db, ownerId);
  const merge = async (own: ResumeData) => {
    const copy = await runTask("anonymousResume", { data: own, options: { alias, account, hideEmployers } });
    return mergeBack(own, await incomingData(copy), edited);
  };
  if (!write) {
    const { data: _merged, ...rest } = await merge((await readResume(db, ownerId, id)).data);
    return { resumeId: id, name, ...rest };
  }
  let result: Omit<AnonymousMerge, "resumeId" | "name"> = { changes: [], left: [] };
  const row = await changeResume(db, ownerId, id, async (current, tx) => {
    refuseLocked(current);
    const { data: merged, ...rest } = await merge(toResume(current).data);
    result = rest;
    if (rest.changes.length === 0) return null;
    const checked = resumeDataInputSchema.safeParse(merged);
    if (!checked.success)
      throw failure("BAD_REQUEST", { message: "With these changes a text would be too long. Nothing was changed." });
    const next = await keepLetterSections(tx, ownerId, current, await incomingData(checked.data));
    const json = JSON.stringify(next);
    refuseTooLarge({ json, data: next }, () => asWritten(current.data));
    await resumeVersionStore.add(tx, current.id, { kind: "auto", json });
    return { data: next };
  });
  if (result.changes.length > 0) announce(ownerId, row.id, "update", row.updatedAt);
  return { resumeId: id, name, ...result };
}

/** The resume whose copies have this name. Two of an owner's resumes have the same letters once in 160,000 times; the newer one wins. */
async function resumeOfCopy(db: Db, ownerId: string, name: string) {
  const rows = await db.resume.findMany({
    where: { userId: ownerId, trashedAt: null },
    select: { id: true, name: true },
    orderBy: { id: "desc" },
  });
  const found = rows.find(({ id }) => candidateName(lettersOf(id)) === name.trim());
  if (!found) throw failure("NOT_FOUND", { message: "This is not an anonymous copy of one of your resumes." });
  return { ...found, alias: candidateName(lettersOf(found.id)) };
}
