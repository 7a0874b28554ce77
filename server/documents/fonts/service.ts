import type { OwnFontFamily } from "@/contracts/documents/fonts";
import { LIMITS } from "@/contracts/limits";
import type { FontRefusal } from "@/contracts/model/font-refusal";
import type { Typography } from "@/contracts/model/resume/metadata";
import { removeStoredBytes, storeFile, unfinished } from "@/server/accounts/files/stored-files";
import { type Db, transaction } from "@/server/platform/db/client";
import type { Prisma } from "@/server/platform/db/generated/client";
import { failure } from "@/server/platform/errors";
import { knownId, newId } from "@/server/platform/ids";
import { type FontFamily, fontFamily } from "@/typeset/fonts/fonts";
import { ownFamily } from "@/typeset/fonts/own-fonts";

const FACE = {
  id: true,
  family: true,
  engineName: true,
  kind: true,
  scripts: true,
  weight: true,
  italic: true,
  fileName: true,
  size: true,
  path: true,
} as const satisfies Prisma.OwnFontSelect;

/** The account's uploaded families, by name. */
export async function listFonts(db: Db, ownerId: string): Promise<OwnFontFamily[]> {
  const rows = await db.ownFont.findMany({
    where: { userId: ownerId },
    select: FACE,
    orderBy: [{ family: "asc" }, { weight: "asc" }, { italic: "asc" }],
  });
  const families = new Map<string, OwnFontFamily>();
  for (const { family, engineName, kind, scripts, path, ...face } of rows) {
    const known: OwnFontFamily = families.get(engineName) ?? {
      family,
      engineName,
      kind: kind as OwnFontFamily["kind"],
      scripts,
      faces: [],
    };
    // A family supports the scripts that all of its faces support.
    known.scripts = known.scripts.filter((script) => scripts.includes(script));
    known.faces.push({ ...face, url: `/${path}` });
    families.set(engineName, known);
  }
  return [...families.values()];
}

/** The uploaded families that a document may need. None are read if it uses only bundled ones, as nearly all do. */
export async function ownFamiliesFor(db: Db, ownerId: string, { body, heading }: Typography): Promise<FontFamily[]> {
  if (fontFamily(body.fontFamily) && fontFamily(heading.fontFamily)) return [];
  return (await listFonts(db, ownerId)).map(ownFamily);
}

/** Adds a face to its family. Throws BAD_REQUEST for unusable files, and if the account has reached its limit. */
export async function uploadFont(db: Db, ownerId: string, file: File): Promise<OwnFontFamily> {
  // Reading fonts needs a large library, which is loaded on demand.
  const { readFontFile } = await import("@/server/documents/fonts/font-file");
  const face = await readFontFile(new Uint8Array(await file.arrayBuffer()), ownerId);
  const id = newId();
  const path = `uploads/${ownerId}/fonts/${id}.${face.extension}`;
  const stored = { path, userId: ownerId, contentType: `font/${face.extension}`, size: face.bytes.length, isPublic: false };
  let replaced: string | undefined;
  // Uploads of one account wait for each other, so that none exceeds the limit.
  await storeFile(db, stored, face.bytes, async (tx) => {
    const { engineName, weight, italic } = face;
    const old = await tx.ownFont.findUnique({
      where: { userId_engineName_weight_italic: { userId: ownerId, engineName, weight, italic } },
      select: { id: true, path: true },
    });
    if (old && (await takeAway(tx, old))) replaced = old.path;
    if ((await tx.ownFont.count({ where: { userId: ownerId } })) >= LIMITS.ownFonts.faces)
      throw failure("BAD_REQUEST", {
        data: { reason: "TOO_MANY" satisfies FontRefusal },
        message: `The limit is ${LIMITS.ownFonts.faces} font files per account. Delete some first.`,
      });
    const { family, kind, scripts } = face;
    const fileName = file.name.slice(0, 200);
    const size = face.bytes.length;
    await tx.ownFont.createMany({
      data: [{ id, userId: ownerId, family, engineName, kind, scripts: [...scripts], weight, italic, fileName, size, path }],
    });
  });
  if (replaced) await removeStoredBytes(db, replaced);
  const family = (await listFonts(db, ownerId)).find(({ engineName }) => engineName === face.engineName);
  if (!family) throw failure("NOT_FOUND");
  return family;
}

/** Removes an owner's face. Throws NOT_FOUND. */
export async function deleteFont(db: Db, ownerId: string, id: string): Promise<void> {
  const path = await transaction(db, async (tx) => {
    const face = await tx.ownFont.findFirst({ where: { id: knownId(id), userId: ownerId }, select: { id: true, path: true } });
    if (!(face && (await takeAway(tx, face)))) throw failure("NOT_FOUND");
    return face.path;
  });
  await removeStoredBytes(db, path);
}

/** Removes a face from its family and marks its file for removal. False if another request already did. */
async function takeAway(tx: Db, { id, path }: { id: string; path: string }): Promise<boolean> {
  const { count } = await tx.ownFont.deleteMany({ where: { id } });
  if (count === 0) return false;
  await tx.storedFile.updateMany({ where: { path }, data: unfinished() });
  return true;
}
