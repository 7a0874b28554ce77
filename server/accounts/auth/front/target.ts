import { createHash } from "node:crypto";
import { storedIdentifier } from "@/server/accounts/auth/stored-identifier";
import { normaliseUsername } from "@/server/accounts/auth/usernames";
import type { Db } from "@/server/platform/db/client";
import type { Target } from "./attempts";
import type { AuthCall } from "./call";
import { signedCookieOf } from "./cookies";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const nameOf = (kind: string, text: string) => createHash("sha256").update(`${kind}:${text}`).digest("base64url").slice(0, 24);
const textOf = (value: unknown) => (typeof value === "string" ? value : "");

/** Actions of a signed-in person that check the password, and the field that contains it. */
const PASSWORD_FIELD: Record<string, string> = {
  "/change-password": "currentPassword",
  "/two-factor/enable": "password",
  "/two-factor/disable": "password",
  "/two-factor/generate-backup-codes": "password",
  "/two-factor/get-totp-uri": "password",
};

/** The account whose credentials a request tries, or null if it tries none. */
export async function targetOf(db: Db, call: AuthCall): Promise<Target | null> {
  if (call.method !== "POST") return null;
  const { path, body } = call;
  if (path === "/sign-in/email") {
    const email = textOf(body.email).toLowerCase();
    const user = await db.user.findUnique({ where: { email }, select: { id: true } });
    return { userId: user?.id ?? null, name: nameOf("email", email), method: "password" };
  }
  if (path === "/sign-in/username") {
    const username = normaliseUsername(textOf(body.username));
    const user = await db.user.findUnique({ where: { username }, select: { id: true } });
    return { userId: user?.id ?? null, name: nameOf("username", username), method: "password" };
  }
  if (path === "/passkey/verify-authentication") {
    const credential = textOf((body.response as { id?: unknown } | null | undefined)?.id);
    const passkey = await db.passkey.findUnique({ where: { credentialID: credential }, select: { userId: true } });
    return { userId: passkey?.userId ?? null, name: nameOf("passkey", credential), method: "passkey" };
  }
  if (path.startsWith("/two-factor/verify-")) {
    const userId = (await call.session())?.userId ?? (await pendingUserOf(db, call));
    return { userId, name: nameOf("code", call.client), method: "code" };
  }
  const field = PASSWORD_FIELD[path];
  const session = field && typeof body[field] === "string" ? await call.session() : null;
  return session ? { userId: session.userId, name: "", method: "confirmation" } : null;
}

/** The user who entered the right password and now needs a code. */
async function pendingUserOf(db: Db, call: AuthCall): Promise<string | null> {
  const identifier = signedCookieOf(call.headers, "two_factor");
  if (!identifier?.startsWith("2fa-")) return null;
  const row = await db.verification.findFirst({
    where: { identifier: storedIdentifier(identifier), expiresAt: { gt: new Date() } },
    select: { value: true },
  });
  return row && UUID.test(row.value) ? row.value : null;
}
