import { normaliseResumeData } from "@/domain/normalise/resume";
import { picturePathOf } from "@/server/accounts/files/picture-path";
import { archivedLinks } from "@/server/documents/links/archived-links";
import { resumePdfBytes } from "@/server/documents/rendering/resume-pdf";
import { ROW, toResume } from "@/server/documents/resumes/rows";
import { resumeVersionStore } from "@/server/documents/resumes/version-table";
import type { Db } from "@/server/platform/db/client";
import { type Entry, folderOf, jsonEntry, type Listed } from "./entry";
import { pictureEntry, type StoredFiles } from "./stored-files";
import { versionEntries } from "./version-entries";

/** The folder of a resume: its data, its pages, its picture and its versions. */
export async function* resumeEntries(
  db: Db,
  ownerId: string,
  id: string,
  files: StoredFiles,
  list: (one: Listed) => void,
): AsyncGenerator<Entry> {
  const row = await db.resume.findFirst({
    where: { id, userId: ownerId },
    select: { ...ROW, composition: true, publicView: true },
  });
  if (!row) return;
  const data = normaliseResumeData(row.data);
  const folder = folderOf("resumes", row.name, id);
  const shareLinks = await archivedLinks(db, { resumeId: id });
  const { isPublic, composition, publicView } = row;
  const resume = {
    ...toResume(row),
    isPublic,
    composition,
    publicView,
    trashedAt: row.trashedAt?.toISOString() ?? null,
    shareLinks,
  };
  yield jsonEntry(`${folder}/resume.json`, resume);
  const pdf = `${folder}/resume.pdf`;
  yield { path: pdf, bytes: () => resumePdfBytes(db, { data, title: row.name, ownerId }), isPrinted: true };
  yield* pictureEntry(files, picturePathOf(data.picture), folder);
  yield* versionEntries(db, resumeVersionStore, id, folder);
  list({
    kind: "resumes",
    name: row.name,
    note: row.updatedAt.toISOString().slice(0, 10),
    isTrashed: row.trashedAt !== null,
    files: [
      { label: "PDF", path: pdf },
      { label: "JSON", path: `${folder}/resume.json` },
    ],
  });
}
