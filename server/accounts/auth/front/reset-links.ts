import { storedIdentifier } from "@/server/accounts/auth/stored-identifier";
import { sendsMail } from "@/server/platform/adapters/mail/mail";
import type { Db } from "@/server/platform/db/client";
import type { AuthCall } from "./call";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** How the links begin that an administrator hands over. They prove no address. */
export const HANDED_OVER = "handed-over-";

const tokenOf = (call: AuthCall): unknown => call.body.token || call.url.searchParams.get("token");

/** Whether the link was sent to the address of the account. */
export const isLinkOfMail = (call: AuthCall): boolean => sendsMail() && !String(tokenOf(call)).startsWith(HANDED_OVER);

/** The user whose password the link resets, or null if it is no longer valid. */
export async function resetUserOf(db: Db, call: AuthCall): Promise<string | null> {
  const token = tokenOf(call);
  if (typeof token !== "string") return null;
  const row = await db.verification.findFirst({
    where: { identifier: storedIdentifier(`reset-password:${token}`), expiresAt: { gt: new Date() } },
    select: { value: true },
  });
  return row && UUID.test(row.value) ? row.value : null;
}
