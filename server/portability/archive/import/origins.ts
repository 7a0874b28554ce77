import type { Db } from "@/server/platform/db/client";
import { isId } from "@/server/platform/ids";

export type Kind = "resume" | "letter" | "application";
export type Imported = { id: string; outcome: "added" | "present" | "changed" };
type Origin = { id: string; updatedAt: string };
type Stored = { id: string; updatedAt: Date };

/** Rows of one kind that an account owns. */
function ownRows(db: Db, ownerId: string, kind: Kind, ids: string[]): Promise<Stored[]> {
  const query = { where: { userId: ownerId, id: { in: ids } }, select: { id: true, updatedAt: true } };
  if (kind === "resume") return db.resume.findMany(query);
  return kind === "letter" ? db.coverLetter.findMany(query) : db.application.findMany(query);
}

/**
 * Which items of an archive are in the account: its own, and those that were imported before and still exist. Their
 * times show whether they have been changed since.
 */
export async function presentOf(db: Db, ownerId: string, kind: Kind, origins: readonly Origin[]): Promise<Map<string, Imported>> {
  const localIds = await localIdsOf(
    db,
    ownerId,
    kind,
    origins.map(({ id }) => id),
  );
  const rows = await ownRows(db, ownerId, kind, [...new Set(localIds.values())]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const present = new Map<string, Imported>();
  for (const { id, updatedAt } of origins) {
    const row = byId.get(localIds.get(id) ?? "");
    if (!row) continue;
    const isSame = row.updatedAt.getTime() === new Date(updatedAt).getTime();
    present.set(id, { id: row.id, outcome: isSame ? "present" : "changed" });
  }
  return present;
}

/** The ids here of things of an archive: of what was imported, else the same. What is here is not checked. */
export async function localIdsOf(
  db: Db,
  ownerId: string,
  kind: Kind | "version",
  originIds: readonly string[],
): Promise<Map<string, string>> {
  const own = originIds.filter(isId).map((id) => [id, id.toLowerCase()] as const);
  const rows = await db.archivedThing.findMany({ where: { userId: ownerId, kind, originId: { in: [...originIds] } } });
  return new Map([...own, ...rows.map(({ originId, localId }) => [originId, localId] as const)]);
}

/** The document or application of the account that a thing of the archive refers to; null if it is not here. */
export async function linkedId(db: Db, ownerId: string, kind: Kind, originId: string | null): Promise<string | null> {
  if (originId === null) return null;
  const local = (await localIdsOf(db, ownerId, kind, [originId])).get(originId);
  const [row] = local ? await ownRows(db, ownerId, kind, [local]) : [];
  return row?.id ?? null;
}

type Remembered = { kind: Kind; originId: string; localId: string; applicationOriginId?: string | null };

/** Remembers what was imported, in the same transaction. What was here before and is gone is forgotten. */
export async function remember(
  tx: Db,
  ownerId: string,
  { kind, originId, localId, applicationOriginId }: Remembered,
): Promise<void> {
  const known = await tx.archivedThing.findUnique({ where: { userId_originId: { userId: ownerId, originId } } });
  const isHere = known && (await ownRows(tx, ownerId, kind, [known.localId])).length > 0;
  if (known && !isHere) await tx.archivedThing.delete({ where: { userId_originId: { userId: ownerId, originId } } });
  await tx.archivedThing.createMany({
    data: [{ userId: ownerId, originId, kind, localId, applicationOriginId: applicationOriginId ?? null }],
  });
}
