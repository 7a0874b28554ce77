import { readFile } from "@/server/platform/adapters/storage/storage";
import type { Db } from "@/server/platform/db/client";
import type { Entry } from "./entry";

/** The stored files of an account, and where in the archive each has been put. */
export type StoredFiles = { paths: ReadonlySet<string>; written: Map<string, string> };

export async function storedFilesOf(db: Db, ownerId: string): Promise<StoredFiles> {
  const rows = await db.storedFile.findMany({ where: { userId: ownerId, isComplete: true }, select: { path: true } });
  return { paths: new Set(rows.map(({ path }) => path)), written: new Map() };
}

const nameOf = (path: string) => path.split("/").at(-1) ?? path;

/** A stored file at a place of the archive, unless it has one already. */
export function* storedEntry(files: StoredFiles, path: string, place: string): Generator<Entry> {
  if (!files.paths.has(path) || files.written.has(path)) return;
  files.written.set(path, place);
  yield { path: place, bytes: () => readFile(path) };
}

/** The picture of a document, in its folder. */
export function* pictureEntry(files: StoredFiles, path: string | null, folder: string): Generator<Entry> {
  if (path === null) return;
  yield* storedEntry(files, path, `${folder}/picture${/\.\w+$/.exec(path)?.[0] ?? ""}`);
}

/** Files that belong to nothing else in the archive, such as pictures of earlier versions. */
export function* otherFiles(files: StoredFiles): Generator<Entry> {
  for (const path of files.paths) yield* storedEntry(files, path, `files/${nameOf(path)}`);
}
