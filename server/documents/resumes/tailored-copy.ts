import { LIMITS } from "@/contracts/limits";
import type { ResumeData } from "@/contracts/model/resume/data";
import { asWritten, refuseTooLarge } from "@/server/documents/document-size";
import { copyLinks } from "@/server/documents/record-links/copy";
import type { Db } from "@/server/platform/db/client";
import type { PrismaClient } from "@/server/platform/db/generated/client";
import { writtenData } from "./data-columns";
import { readRow } from "./read";
import { announce } from "./updates";
import { resumeVersionStore } from "./version-table";
import { insertResume } from "./write";

const TAG = "tailored";

type Copy = { sourceId: string; name: string; data: ResumeData; tailored: ResumeData; applicationId: string };

/**
 * Inserts a copy of a resume: its first version is the source's state, the second, of kind `ai`, the tailored one. `also` runs in the same
 * transaction, so that there is never a copy without its record. Throws NOT_FOUND if the source was deleted in the meantime.
 */
export async function insertTailoredCopy(
  db: PrismaClient,
  ownerId: string,
  { sourceId, name, data, tailored, applicationId }: Copy,
  also: (tx: Db, id: string) => Promise<void>,
): Promise<string> {
  const source = await readRow(db, ownerId, sourceId);
  const { showDownloadButtons, tags } = source;
  const copy = {
    name,
    tags: [...new Set([TAG, ...tags])].slice(0, LIMITS.tags.max),
    data,
    kind: "created" as const,
    showDownloadButtons,
    applicationId,
  };
  refuseTooLarge(asWritten(tailored), () => asWritten(data));
  const id = await insertResume(db, ownerId, copy, async (tx, resumeId) => {
    await tx.resume.updateMany({ where: { id: resumeId }, data: writtenData(tailored) });
    await resumeVersionStore.add(tx, resumeId, { kind: "ai", json: JSON.stringify(tailored) });
    await copyLinks(tx, ownerId, { source: { ...source, updatedAt: null }, copyId: resumeId, before: data, after: tailored });
    await also(tx, resumeId);
  });
  announce(ownerId, id, "create");
  return id;
}
