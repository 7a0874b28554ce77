import type { ResumeData } from "@/contracts/model/resume/data";
import { resumeDataInputSchema } from "@/contracts/model/resume/data";
import type { AnonymousMerge } from "@/contracts/model/share-link";
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
import { findCopy } from "./find-copy";
import { readReturnedCopy } from "./returned-copy";

type Input = {
  data?: unknown;
  file?: File | undefined;
  hideEmployers: boolean;
  write: boolean;
  only?: readonly string[] | undefined;
};

/** Brings the changed texts of an anonymous copy back into its resume. Throws NOT_FOUND, CONFLICT, RESUME_LOCKED and BAD_REQUEST. */
export async function mergeCopy(db: Db, ownerId: string, input: Input, now: Date): Promise<AnonymousMerge> {
  const returned = await readReturnedCopy(input);
  const { id, name, link, ...source } = await findCopy(db, ownerId, { ...returned, hideEmployers: input.hideEmployers }, now);
  const account = await ownAccount(db, ownerId);
  const merge = async (own: ResumeData) => {
    const copy = await incomingData(await runTask("anonymousResume", { data: own, options: { ...source, account } }));
    const { edited, left } = await returned.editedOf(copy);
    const merged = await runTask("mergeCopy", { data: own, copy, edited, only: input.write ? input.only : undefined });
    return { ...merged, left: [...merged.left, ...left] };
  };
  if (!input.write) {
    const { data: _merged, ...rest } = await merge((await readResume(db, ownerId, id)).data);
    return { resumeId: id, name, link, ...rest };
  }
  let result: Pick<AnonymousMerge, "changes" | "left"> = { changes: [], left: [] };
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
  return { resumeId: id, name, link, ...result };
}
