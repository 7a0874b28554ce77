import type { Db } from "@/server/platform/db/client";
import { claimsOf } from "./address-change";
import type { AuthCall } from "./call";

/**
 * An address is proved only in a browser that is signed in to the account: the person who opens the link may not be the one who created
 * the account, and notices this because they cannot sign in to it. Elsewhere the link leads to sign-in first.
 */
export async function signInToProve(db: Db, call: AuthCall): Promise<Response | null> {
  if (call.path !== "/verify-email") return null;
  const claims = claimsOf(call.url.searchParams.get("token") ?? "");
  const user = claims ? await db.user.findUnique({ where: { email: claims.email }, select: { id: true } }) : null;
  // Without one, the sign-in service reports what is wrong with the link.
  if (!user || (await call.session())?.userId === user.id) return null;
  const next = `${call.url.pathname}?${new URLSearchParams(call.url.search)}`;
  const location = `/auth/sign-in?reason=address&next=${encodeURIComponent(next)}`;
  return new Response(null, {
    status: 302,
    headers: { location, "cache-control": "no-store", "referrer-policy": "no-referrer" },
  });
}
