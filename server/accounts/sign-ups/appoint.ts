import { APIError } from "better-auth/api";
import { recordAct } from "@/server/accounts/roles/record-act";
import { hasAdmin, isFirstAccount, waitForFirstAccount } from "@/server/accounts/roles/who-is-admin";
import { sendsMail } from "@/server/platform/adapters/mail/mail";
import { type Db, transaction } from "@/server/platform/db/client";
import { env } from "@/server/platform/env";
import { hostName, isLoopback } from "@/server/platform/request/loopback";
import { isSetUpCode } from "./set-up-code";

type Address = { email: string; emailVerified: boolean };

/** Where a sign-up comes from: the `Host` that the browser used, and a set-up code. */
export type Arrival = { host: string | null; code: string | null };

/** An address counts only where it was proved, which needs mail: otherwise a stranger could sign up with it. */
const isConfigured = ({ email, emailVerified }: Address): boolean =>
  sendsMail() && emailVerified && email.toLowerCase() === env().ADMIN_EMAIL;

/**
 * Whether a host is one under which this instance is known. A page of another site can make its own name point to an instance in a
 * private network (DNS rebinding), but the browser then sends that name.
 */
function isKnownHost(host: string | null): boolean {
  if (host === null) return false;
  const { APP_URL, TRUSTED_ORIGINS } = env();
  const known = [...(APP_URL ? [APP_URL] : []), ...TRUSTED_ORIGINS].map((origin) => new URL(origin).hostname);
  return isLoopback(hostName(host)) || known.includes(hostName(host));
}

const refused = (code: string, message: string) => new APIError("FORBIDDEN", { code, message });

/**
 * Whether a new account becomes an administrator: the one with the set-up code, as long as there is none; the one of ADMIN_EMAIL; without
 * that setting, the first. Throws where the first account needs the code, and for a wrong code.
 */
export async function startsAsAdmin(tx: Db, account: Address, { host, code }: Arrival): Promise<boolean> {
  if (code !== null && !(await hasAdmin(tx))) {
    if (!isSetUpCode(code))
      throw refused("SETUP_CODE_WRONG", "This is not the set-up code. The log of the server shows it at each start.");
    await waitForFirstAccount(tx);
    if (!(await hasAdmin(tx))) return true;
  }
  const isFirst = await isFirstAccount(tx);
  if (isFirst && !isKnownHost(host))
    throw refused(
      "SETUP_CODE_NEEDED",
      "The first account under this address needs the set-up code from the log of the server. Or open http://localhost on the server, or set APP_URL.",
    );
  return env().ADMIN_EMAIL === undefined ? isFirst : isConfigured(account);
}

/** Whether the sign-up page has a field for the set-up code: because the account needs it, or administers only with it. */
export async function setUpCodeField(db: Db, host: string | null): Promise<"needed" | "possible" | null> {
  if (await hasAdmin(db)) return null;
  if ((await db.user.count()) === 0 && !isKnownHost(host)) return "needed";
  return env().ADMIN_EMAIL !== undefined && !sendsMail() ? "possible" : null;
}

/** Makes the account of ADMIN_EMAIL an administrator. At start, and when an address was proved. */
export async function appointConfigured(db: Db): Promise<void> {
  const { ADMIN_EMAIL } = env();
  if (ADMIN_EMAIL === undefined || !sendsMail()) return;
  const where = { email: ADMIN_EMAIL, emailVerified: true, isAdmin: false, banned: false };
  await transaction(db, async (tx) => {
    const user = await tx.user.findFirst({ where, select: { id: true } });
    if (!user || (await tx.user.updateMany({ where, data: { isAdmin: true } })).count === 0) return;
    const subject = { id: user.id, name: ADMIN_EMAIL };
    await recordAct(tx, { id: null, name: "ADMIN_EMAIL", address: null }, { kind: "admin-made", subject });
  });
}
