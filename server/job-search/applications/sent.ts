import { exportFile } from "@/server/documents/rendering/export-file";
import type { Db } from "@/server/platform/db/client";
import { failure } from "@/server/platform/errors";
import { isId, knownId } from "@/server/platform/ids";
import type { FileKind } from "./attachments";
import { sentCopy } from "./sent-copies";

/** What was sent with an application of its owner, as a file. Throws NOT_FOUND when nothing of that kind was sent. */
export async function openSent(
  db: Db,
  ownerId: string,
  { id, kind }: { id: string; kind: FileKind },
): Promise<{ file: File; isOriginal: boolean }> {
  const of = { id: isId(id) ? knownId(id) : "", userId: ownerId };
  const where = { application: of, kind: kind === "resume" ? "resume" : "letter" };
  const row = isId(id) ? await db.submission.findFirst({ where, select: { id: true, name: true } }) : null;
  const copy = row && (await sentCopy(db, row.id));
  if (!row || !copy) throw failure("NOT_FOUND", { message: "Nothing of this kind was sent with this application." });
  return { file: exportFile(row.name, "pdf", copy.bytes), isOriginal: copy.isOriginal };
}
