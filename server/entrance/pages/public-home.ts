import { readPublicResume } from "@/server/documents/sharing/access";
import type { Db } from "@/server/platform/db/client";
import { env } from "@/server/platform/env";

/**
 * The path of the shared resume that the operator has chosen as the front page. Null without one, and where visitors cannot see it: then
 * the usual front page is better than none.
 */
export async function publicHome(db: Db): Promise<string | null> {
  const [username, slug] = env().PUBLIC_HOME?.replace(/^\//, "").split("/") ?? [];
  if (username === undefined || slug === undefined) return null;
  const { kind } = await readPublicResume(db, { username, slug }, { userId: undefined, cookies: {} });
  return kind === "missing" ? null : `/${encodeURIComponent(username)}/${encodeURIComponent(slug)}`;
}
