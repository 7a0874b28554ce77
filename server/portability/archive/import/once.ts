import type { Db } from "@/server/platform/db/client";
import { isUniqueViolation } from "@/server/platform/db/failures";
import { type Imported, type Kind, presentOf } from "./origins";

/** Imports an item of an archive unless it already exists. Of two concurrent imports, one adds it and the other finds it. */
export async function once(
  db: Db,
  ownerId: string,
  kind: Kind,
  thing: { id: string; updatedAt: string },
  add: () => Promise<string>,
): Promise<Imported> {
  const find = async () => (await presentOf(db, ownerId, kind, [thing])).get(thing.id);
  const here = await find();
  if (here) return here;
  try {
    return { id: await add(), outcome: "added" };
  } catch (error) {
    const other = isUniqueViolation(error, "archived_thing_pkey") ? await find() : undefined;
    if (!other) throw error;
    return other;
  }
}
