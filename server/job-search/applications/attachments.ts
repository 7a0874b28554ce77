import type { Application } from "@/contracts/model/application";
import { fileType } from "@/server/accounts/files/file-type";
import { removeStoredBytes, storeFile } from "@/server/accounts/files/stored-files";
import type { Db } from "@/server/platform/db/client";
import { failure } from "@/server/platform/errors";
import { newId } from "@/server/platform/ids";
import { logError } from "@/server/platform/log";
import { type ApplicationFields, changeApplication } from "./change";
import { readRow } from "./read";
import type { ApplicationRow } from "./rows";

export type FileKind = "resume" | "cover-letter";

/** Where an application names each of its two files. */
const PLACES = {
  resume: { url: "resumeFileUrl", name: "resumeFileName" },
  "cover-letter": { url: "coverLetterUrl", name: "coverLetterName" },
} as const;

const fieldsOf = (kind: FileKind, url: string, name: string): ApplicationFields => ({
  [PLACES[kind].url]: url,
  [PLACES[kind].name]: name,
});

const urlOf = (row: Pick<ApplicationRow, "resumeFileUrl" | "coverLetterUrl">, kind: FileKind) => row[PLACES[kind].url];

/** Keeps a PDF with an application, in place of one attached before. Throws BAD_REQUEST for what is no PDF. */
export async function attachFile(
  db: Db,
  ownerId: string,
  { id, kind, file }: { id: string; kind: FileKind; file: File },
  now: Date,
): Promise<Application> {
  await readRow(db, ownerId, id);
  const url = await storePdf(db, ownerId, file);
  let before = "";
  try {
    const application = await changeApplication(
      db,
      ownerId,
      id,
      (row) => {
        before = urlOf(row, kind);
        return fieldsOf(kind, url, file.name.slice(0, 200));
      },
      now,
    );
    await removeUnusedFiles(db, ownerId, [before]);
    return application;
  } catch (error) {
    await removeUnusedFiles(db, ownerId, [url]);
    throw error;
  }
}

/** Removes a file from an application, and from the storage unless another application names it. */
export async function detachFile(
  db: Db,
  ownerId: string,
  { id, kind }: { id: string; kind: FileKind },
  now: Date,
): Promise<Application> {
  let before = "";
  const application = await changeApplication(
    db,
    ownerId,
    id,
    (row) => {
      before = urlOf(row, kind);
      return fieldsOf(kind, "", "");
    },
    now,
  );
  await removeUnusedFiles(db, ownerId, [before]);
  return application;
}

/** Stores a PDF of the owner's and returns its address. */
export async function storePdf(db: Db, ownerId: string, file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (fileType(bytes).type !== "application/pdf") throw failure("BAD_REQUEST", { message: "Only PDF files can be attached." });
  const path = `uploads/${ownerId}/files/${Date.now()}-${newId().slice(-12)}.pdf`;
  await storeFile(db, { path, userId: ownerId, contentType: "application/pdf", size: bytes.length, isPublic: false }, bytes);
  return `/${path}`;
}

/** Removes files that no application of the owner names any more. The response does not wait for a failing storage. */
export async function removeUnusedFiles(db: Db, ownerId: string, urls: readonly string[]): Promise<void> {
  for (const url of new Set(urls)) {
    if (!url.startsWith(`/uploads/${ownerId}/files/`)) continue;
    const path = url.slice(1);
    // Hand-written: the statement that marks it also checks that no application names it, so that none can start to in between.
    const rows = await db.$queryRaw<{ path: string }[]>`
      update stored_file set "isComplete" = false where path = ${path} and "userId" = ${ownerId}::uuid
        and not exists (select 1 from application where "userId" = ${ownerId}::uuid
          and (${url} in ("resumeFileUrl", "coverLetterUrl")))
      returning path`;
    if (rows.length === 0) continue;
    await removeStoredBytes(db, path).catch((error: unknown) =>
      logError("storage", "The file of a deleted application will be removed later", error),
    );
  }
}
