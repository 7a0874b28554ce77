import { readFile } from "@/server/platform/adapters/storage/storage";
import type { Db } from "@/server/platform/db/client";
import { failure } from "@/server/platform/errors";
import { newId } from "@/server/platform/ids";
import { encodePicture } from "./encode-picture";
import { fileType, isPicture } from "./file-type";
import { removeStoredBytes, STORED, type StoredFile, storeFile, unfinished } from "./stored-files";

export type UploadedFile = { url: string; path: string; contentType: string };

/** Stores an uploaded file. Pictures become public; other files are stored unchanged and stay private. */
export async function uploadFile(db: Db, ownerId: string, file: File): Promise<UploadedFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes.length === 0) throw failure("BAD_REQUEST", { message: "The file is empty." });
  const { type, extension } = fileType(bytes);
  // The id keeps names unique within a millisecond and private files unguessable.
  const name = `${Date.now()}-${newId().slice(-12)}`;
  if (!isPicture(type))
    return keep(
      db,
      {
        path: `uploads/${ownerId}/files/${name}.${extension}`,
        userId: ownerId,
        contentType: type,
        size: bytes.length,
        isPublic: false,
      },
      bytes,
    );
  const picture = await encodePicture(bytes).catch((cause: unknown) => {
    throw failure("BAD_REQUEST", { message: "The picture could not be read. It may be damaged or too large.", cause });
  });
  return keep(
    db,
    {
      path: `uploads/${ownerId}/pictures/${name}.jpg`,
      userId: ownerId,
      contentType: "image/jpeg",
      size: picture.length,
      isPublic: true,
    },
    picture,
  );
}

async function keep(db: Db, file: StoredFile, bytes: Uint8Array): Promise<UploadedFile> {
  await storeFile(db, file, bytes);
  return { url: `/${file.path}`, path: file.path, contentType: file.contentType };
}

/**
 * Deletes an owner's file by its path or by the bare name of a picture. Throws FORBIDDEN outside the owner's prefix, NOT_FOUND.
 */
export async function deleteFile(db: Db, ownerId: string, filename: string): Promise<void> {
  const relative = filename.replace(/^\/+/, "");
  const path = relative.includes("/") ? relative : `uploads/${ownerId}/pictures/${relative}`;
  if (!path.startsWith(`uploads/${ownerId}/`) || path.split("/").some((part) => part === "." || part === ".."))
    throw failure("FORBIDDEN", { message: "This file is not yours." });
  if (path.startsWith(`uploads/${ownerId}/sent/`))
    throw failure("FORBIDDEN", { message: "This file is the record of what was sent. It is deleted with its application." });
  const { count } = await db.storedFile.updateMany({
    where: { path, userId: ownerId, isComplete: true },
    data: unfinished(),
  });
  if (count === 0) throw failure("NOT_FOUND");
  await removeStoredBytes(db, path);
}

/** A stored file that the viewer may read, or null. */
export async function readStoredFile(
  db: Db,
  path: string,
  viewerId: () => Promise<string | null>,
): Promise<{ file: StoredFile; bytes: Uint8Array } | null> {
  const file = await db.storedFile.findFirst({ where: { path, isComplete: true }, select: STORED });
  if (!file || !(file.isPublic || file.userId === (await viewerId()))) return null;
  const bytes = await readFile(path);
  return bytes ? { file, bytes } : null;
}
