import type { z } from "zod";
import type { ArchivedSent, archivedApplicationSchema } from "@/contracts/model/archive";
import { picturePathOf } from "@/server/accounts/files/picture-path";
import { unpack } from "@/server/documents/versions/packing";
import { readRow } from "@/server/job-search/applications/read";
import { toApplication } from "@/server/job-search/applications/rows";
import { sentCopy } from "@/server/job-search/applications/sent-copies";
import type { Db } from "@/server/platform/db/client";
import type { Submission } from "@/server/platform/db/generated/client";
import { type Entry, folderOf, jsonEntry, type Listed } from "./entry";
import { type StoredFiles, storedEntry } from "./stored-files";

/** The folder of an application: its data, its files, and what was sent, as data and as pages. */
export async function* applicationEntries(
  db: Db,
  ownerId: string,
  id: string,
  files: StoredFiles,
  list: (one: Listed) => void,
): AsyncGenerator<Entry> {
  const row = await readRow(db, ownerId, id);
  const submissions = await db.submission.findMany({ where: { applicationId: id }, orderBy: { kind: "desc" } });
  const folder = folderOf("applications", `${row.company} - ${row.role}`, id);
  const application: z.input<typeof archivedApplicationSchema> = { ...toApplication(row), sent: submissions.map(sentOf) };
  yield jsonEntry(`${folder}/application.json`, application);
  const shown: Listed["files"] = [{ label: "JSON", path: `${folder}/application.json` }];
  for (const { id: submissionId, kind, pdfPath } of submissions) {
    const path = `${folder}/sent/${kind}.pdf`;
    shown.push({ label: `Sent ${kind}`, path });
    if (pdfPath) files.written.set(pdfPath, path);
    yield { path, bytes: async () => (await sentCopy(db, submissionId))?.bytes ?? null, isPrinted: true };
  }
  for (const [kind, url] of [
    ["resume", row.resumeFileUrl],
    ["letter", row.coverLetterUrl],
  ] as const) {
    const stored = picturePathOf({ url });
    if (stored === null) continue;
    const path = `${folder}/files/${kind}.pdf`;
    if (files.paths.has(stored)) shown.push({ label: `Attached ${kind}`, path });
    yield* storedEntry(files, stored, path);
  }
  const sentOn = row.appliedAt ? `, sent ${row.appliedAt.toISOString().slice(0, 10)}` : "";
  list({
    kind: "applications",
    name: `${row.company}: ${row.role}`,
    note: `${row.status}${sentOn}`,
    isTrashed: false,
    files: shown,
  });
}

const sentOf = ({ kind, packed, sentAt, documentId, versionId, name, template, productVersion, engine }: Submission) =>
  ({
    kind: kind as ArchivedSent["kind"],
    documentId,
    versionId,
    name,
    template,
    productVersion,
    engine,
    sentAt: sentAt.toISOString(),
    state: JSON.parse(unpack(packed, null)),
  }) satisfies ArchivedSent;
