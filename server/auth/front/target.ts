import { createHash } from "node:crypto";
import { db, first, sql } from "@/server/db/sql";
import { normaliseUsername } from "../usernames";
import type { Target } from "./attempts";
import type { AuthCall } from "./call";
import { signedCookieOf } from "./cookies";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const nameOf = (kind: string, text: string) => createHash("sha256").update(`${kind}:${text}`).digest("base64url").slice(0, 24);
const textOf = (value: unknown) => (typeof value === "string" ? value : "");
const idOf = (row: { id: string } | undefined) => row?.id ?? null;

/** Acts of a signed-in person that check the password, and the field it stands in. */
const PASSWORD_FIELD: Record<string, string> = {
  "/change-password": "currentPassword",
  "/two-factor/enable": "password",
  "/two-factor/disable": "password",
  "/two-factor/generate-backup-codes": "password",
  "/two-factor/get-totp-uri": "password",
};

/** Whose account a request tries to prove, or null when it proves nothing. */
export async function targetOf(call: AuthCall): Promise<Target | null> {
  if (call.method !== "POST") return null;
  const { path, body } = call;
  if (path === "/sign-in/email") {
    const email = textOf(body.email).toLowerCase();
    const user = await first<{ id: string }>(db, sql`select id from "user" where email = ${email}`);
    return { userId: idOf(user), name: nameOf("email", email), method: "password" };
  }
  if (path === "/sign-in/username") {
    const username = normaliseUsername(textOf(body.username));
    const user = await first<{ id: string }>(db, sql`select id from "user" where username = ${username}`);
    return { userId: idOf(user), name: nameOf("username", username), method: "password" };
  }
  if (path === "/passkey/verify-authentication") {
    const credential = textOf((body.response as { id?: unknown } | null | undefined)?.id);
    const owner = await first<{ id: string }>(db, sql`select "userId" as id from passkey where "credentialID" = ${credential}`);
    return { userId: idOf(owner), name: nameOf("passkey", credential), method: "passkey" };
  }
  if (path.startsWith("/two-factor/verify-")) {
    const userId = (await call.session())?.userId ?? (await pendingUserOf(call));
    return { userId, name: nameOf("code", call.client), method: "code" };
  }
  const field = PASSWORD_FIELD[path];
  const session = field && typeof body[field] === "string" ? await call.session() : null;
  return session ? { userId: session.userId, name: "", method: "confirmation" } : null;
}

/** Who gave the right password and now owes a code. */
async function pendingUserOf(call: AuthCall): Promise<string | null> {
  const identifier = signedCookieOf(call.headers, "two_factor");
  if (!identifier?.startsWith("2fa-")) return null;
  const row = await first<{ value: string }>(
    db,
    sql`select value from verification where identifier = ${identifier} and "expiresAt" > now()`,
  );
  return row && UUID.test(row.value) ? row.value : null;
}
