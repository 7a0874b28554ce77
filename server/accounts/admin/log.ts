import type { AdminAct, AdminActKind } from "@/contracts/admin/admin";
import type { Db } from "@/server/platform/db/client";
import { type Page, pageFrom } from "@/server/platform/keyset";

/** What administrators did, the newest first. */
export async function listActs(db: Db, page: Page): Promise<{ acts: AdminAct[]; cursor: string | null }> {
  const { take, after, split } = pageFrom("at", page);
  const rows = await db.adminAct.findMany({ where: after, orderBy: [{ at: "desc" }, { id: "desc" }], take });
  const { entries, cursor } = split(rows);
  return { acts: entries.map(({ kind, at, ...act }) => ({ ...act, kind: kind as AdminActKind, at: at.toISOString() })), cursor };
}
