import type { Db } from "@/server/db/client";
import type { AuthCall } from "./call";

export type AddressChange = { userId: string; from: string; to: string };

/** The address change that a link from a mail requests, or null. The link is only read here; better-auth verifies it. */
export async function addressChangeOf(db: Db, call: AuthCall): Promise<AddressChange | null> {
  const claims = claimsOf(call.url.searchParams.get("token") ?? "");
  if (!claims) return null;
  const user = await db.user.findUnique({ where: { email: claims.email }, select: { id: true } });
  return user ? { userId: user.id, from: claims.email, to: claims.updateTo } : null;
}

/** Whether the account has the new address now. */
export async function isDone(db: Db, { userId, to }: AddressChange): Promise<boolean> {
  return (await db.user.count({ where: { id: userId, email: to } })) > 0;
}

function claimsOf(token: string): { email: string; updateTo: string } | null {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
    if (typeof claims !== "object" || claims === null || !("email" in claims) || !("updateTo" in claims)) return null;
    const { email, updateTo } = claims;
    const isText = (value: unknown): value is string =>
      typeof value === "string" && value.isWellFormed() && !value.includes("\0");
    return isText(email) && isText(updateTo) ? { email: email.toLowerCase(), updateTo: updateTo.toLowerCase() } : null;
  } catch {
    return null;
  }
}
