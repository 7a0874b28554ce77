import type { DocumentType } from "@/contracts/model/document";
import type { Db } from "@/server/platform/db/client";
import { failure } from "@/server/platform/errors";
import { knownId } from "@/server/platform/ids";

export type Target = { type: DocumentType; id: string };

/** The column of a link that names its document. */
export const documentColumn = ({ type, id }: Target): { resumeId: string } | { coverLetterId: string } =>
  type === "resume" ? { resumeId: knownId(id) } : { coverLetterId: knownId(id) };

/** The column of an owner's document, even in Trash. Throws NOT_FOUND. */
export async function findTarget(db: Db, ownerId: string, target: Target) {
  const one = { where: { id: knownId(target.id), userId: ownerId }, select: { id: true } };
  const row = await (target.type === "resume" ? db.resume.findFirst(one) : db.coverLetter.findFirst(one));
  if (!row) throw failure("NOT_FOUND");
  return documentColumn(target);
}
