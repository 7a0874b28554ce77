import type { OwnFontFamily } from "@/contracts/fonts";
import { LIMITS } from "@/contracts/limits";
import type { FontRefusal } from "@/contracts/model/font-refusal";
import type { Typography } from "@/contracts/model/resume/metadata";
import { db, first, sql, transaction } from "@/server/db/sql";
import { failure } from "@/server/errors";
import { removeStoredBytes, storeFile } from "@/server/files/stored-files";
import { knownId, newId } from "@/server/ids";
import { type FontFamily, fontFamily } from "@/typeset/fonts/fonts";
import { ownFamily } from "@/typeset/fonts/own-fonts";

type FontRow = {
  id: string;
  family: string;
  engineName: string;
  kind: "serif" | "sans";
  scripts: string[];
  weight: number;
  italic: boolean;
  fileName: string;
  size: number;
  path: string;
};

/** The families of an account's own, by name. */
export async function listFonts(ownerId: string): Promise<OwnFontFamily[]> {
  const rows = await db.query<FontRow>(
    sql`select id, family, "engineName", kind, scripts, weight, italic, "fileName", size, path from own_font where "userId" = ${ownerId} order by family, weight, italic`,
  );
  const families = new Map<string, OwnFontFamily>();
  for (const { family, engineName, kind, scripts, path, ...face } of rows) {
    const known = families.get(engineName) ?? { family, engineName, kind, scripts, faces: [] };
    // A family writes what all of its faces write.
    known.scripts = known.scripts.filter((script) => scripts.includes(script));
    known.faces.push({ ...face, url: `/${path}` });
    families.set(engineName, known);
  }
  return [...families.values()];
}

/** The own families that a document may need: none are read when it names bundled ones only, as nearly all do. */
export async function ownFamiliesFor(ownerId: string, { body, heading }: Typography): Promise<FontFamily[]> {
  if (fontFamily(body.fontFamily) && fontFamily(heading.fontFamily)) return [];
  return (await listFonts(ownerId)).map(ownFamily);
}

/** Adds a face to its family. Throws BAD_REQUEST for files that cannot be used, and when the account has as many as it may. */
export async function uploadFont(ownerId: string, file: File): Promise<OwnFontFamily> {
  // Reading fonts takes a large library, which instances load when somebody brings a font.
  const { readFontFile } = await import("@/server/fonts/font-file");
  const face = await readFontFile(new Uint8Array(await file.arrayBuffer()), ownerId);
  const id = newId();
  const path = `uploads/${ownerId}/fonts/${id}.${face.extension}`;
  const stored = { path, userId: ownerId, contentType: `font/${face.extension}`, size: face.bytes.length, isPublic: false };
  let replaced: string | undefined;
  // Uploads of one account wait for each other, so that none slips past the bound.
  await storeFile(stored, face.bytes, async (tx) => {
    const [old] = await tx.query<{ path: string }>(
      sql`delete from own_font where "userId" = ${ownerId} and "engineName" = ${face.engineName} and weight = ${face.weight} and italic = ${face.italic} returning path`,
    );
    if (old) await tx.query(sql`update stored_file set "isComplete" = false where path = ${old.path}`);
    replaced = old?.path;
    const count = await first<{ count: number }>(
      tx,
      sql`select count(*)::int as count from own_font where "userId" = ${ownerId}`,
    );
    if ((count?.count ?? 0) >= LIMITS.ownFonts.faces)
      throw failure("BAD_REQUEST", {
        data: { reason: "TOO_MANY" satisfies FontRefusal },
        message: `The limit is ${LIMITS.ownFonts.faces} font files per account. Delete some first.`,
      });
    await tx.query(
      sql`insert into own_font (id, "userId", family, "engineName", kind, scripts, weight, italic, "fileName", size, path)
          values (${id}, ${ownerId}, ${face.family}, ${face.engineName}, ${face.kind}, ${face.scripts}, ${face.weight}, ${face.italic}, ${file.name.slice(0, 200)}, ${face.bytes.length}, ${path})`,
    );
  });
  if (replaced) await removeStoredBytes(replaced);
  const family = (await listFonts(ownerId)).find(({ engineName }) => engineName === face.engineName);
  if (!family) throw failure("NOT_FOUND");
  return family;
}

/** Removes a face of its owner. Throws NOT_FOUND. */
export async function deleteFont(ownerId: string, id: string): Promise<void> {
  const path = await transaction(async (tx) => {
    const row = await first<{ path: string }>(
      tx,
      sql`delete from own_font where id = ${knownId(id)} and "userId" = ${ownerId} returning path`,
    );
    if (!row) throw failure("NOT_FOUND");
    await tx.query(sql`update stored_file set "isComplete" = false where path = ${row.path}`);
    return row.path;
  });
  await removeStoredBytes(path);
}
