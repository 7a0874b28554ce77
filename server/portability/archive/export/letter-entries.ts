import type { ArchivedLetter } from "@/contracts/model/archive";
import { picturePathOf } from "@/server/accounts/files/picture-path";
import { letterVersionStore } from "@/server/documents/letter-store/version-table";
import { readLetterRow } from "@/server/documents/letters/read";
import { stateOf, toLetter } from "@/server/documents/letters/rows";
import { archivedLinks } from "@/server/documents/links/archived-links";
import { letterPdfBytes } from "@/server/documents/rendering/letter-pdf";
import type { Db } from "@/server/platform/db/client";
import { type Entry, folderOf, jsonEntry, type Listed } from "./entry";
import { pictureEntry, type StoredFiles } from "./stored-files";
import { versionEntries } from "./version-entries";

/** The folder of a letter: its document, its page, its picture and its versions. Linked values are resolved. */
export async function* letterEntries(
  db: Db,
  ownerId: string,
  id: string,
  files: StoredFiles,
  list: (one: Listed) => void,
): AsyncGenerator<Entry> {
  const row = await readLetterRow(db, ownerId, id);
  const state = stateOf(row);
  const tags = (await db.coverLetter.findUnique({ where: { id }, select: { tags: true } }))?.tags ?? [];
  const folder = folderOf("letters", row.name, id);
  const trashedAt = row.trashedAt?.toISOString() ?? null;
  const shareLinks = await archivedLinks(db, { coverLetterId: id });
  yield jsonEntry(`${folder}/letter.json`, { ...toLetter(row), tags, trashedAt, shareLinks } satisfies ArchivedLetter);
  const pdf = `${folder}/letter.pdf`;
  yield { path: pdf, bytes: () => letterPdfBytes(db, state, ownerId), isPrinted: true };
  yield* pictureEntry(files, picturePathOf(state.style.picture), folder);
  yield* versionEntries(db, letterVersionStore, id, folder);
  list({
    kind: "letters",
    name: row.name,
    note: row.updatedAt.toISOString().slice(0, 10),
    isTrashed: row.trashedAt !== null,
    files: [
      { label: "PDF", path: pdf },
      { label: "JSON", path: `${folder}/letter.json` },
    ],
  });
}
