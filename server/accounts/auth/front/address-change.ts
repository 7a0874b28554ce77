import type { Db } from "@/server/platform/db/client";
import type { AuthCall } from "./call";

export type AddressChange = { userId: string; from: string; to: string };

/** The address change that a link from a mail requests, or null. The link is only read here; better-auth verifies it. */
export async function addressChangeOf(db: Db, call: AuthCall): Promise<AddressChange | null> {
  const claims = claimsOf(call.url.searchParams.get("token") ?? "");
  if (!claims || claims.updateTo === null) return null;
  const user = await db.user.findUnique({ where: { email: claims.email }, select: { id: true } });
  return user ? { userId: user.id, from: claims.email, to: claims.updateTo } : null;
}

/** Whether the account has the new address now. */
export async function isDone(db: Db, { userId, to }: AddressChange): Promise<boolean> {
  return (await db.user.count({ where: { id: userId, email: to } })) > 0;
}

/** The content of a link from a mail, unchecked: whose address it proves, and the new one of a change. */
export function claimsOf(token: string): { email: string; updateTo: string | null } | null {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
    if (typeof claims !== "object" || claims === null || !("email" in claims)) return null;
    const { email, updateTo = null } = claims as { email: unknown; updateTo?: unknown };
    const isText = (value: unknown): value is string =>
      typeof value === "string" && value.isWellFormed() && !value.includes("\0");
    if (!isText(email) || !(updateTo === null || isText(updateTo))) return null;
    return { email: email.toLowerCase(), updateTo: updateTo?.toLowerCase() ?? null };
  } catch {
    return null;
  }
}
