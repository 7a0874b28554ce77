import type { Db } from "@/server/db/client";
import { storedIdentifier } from "../stored-identifier";
import type { AuthCall } from "./call";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The user whose password the link resets, or null if it is no longer valid. */
export async function resetUserOf(db: Db, call: AuthCall): Promise<string | null> {
  const token = call.body.token || call.url.searchParams.get("token");
  if (typeof token !== "string") return null;
  const row = await db.verification.findFirst({
    where: { identifier: storedIdentifier(`reset-password:${token}`), expiresAt: { gt: new Date() } },
    select: { value: true },
  });
  return row && UUID.test(row.value) ? row.value : null;
}
