import { randomBytes } from "node:crypto";
import { generateRandomString, hashPassword } from "better-auth/crypto";
import { serializeCookie } from "better-call";
import { admitSignUp } from "@/server/accounts/sign-ups/sign-ups";
import { sendsMail } from "@/server/platform/adapters/mail/mail";
import { type Db, transaction } from "@/server/platform/db/client";
import { newId } from "@/server/platform/ids";
import { auth } from "../auth";
import { type AuthCall, refusal } from "./call";
import { deviceCookieFor } from "./devices";

type Fields = { name: string; email: string; username?: string; displayUsername?: string; image?: string };

/**
 * Where mail is sent, the response to a sign-up is the same for a free and for a taken address. The session of a taken one does not exist;
 * only the owner of the address learns of it, by mail. The page finds out whether it is signed in.
 */
export async function silentSignUp(db: Db, call: AuthCall, response: Response): Promise<Response> {
  if (call.path !== "/sign-up/email" || !sendsMail()) return response;
  if (response.ok) {
    const { user, token } = (await response.json()) as { user: { id: string }; token: string };
    // Without the cached copy of the session, which shows to whom it belongs.
    const cookies = response.headers.getSetCookie().filter((entry) => /better-auth\.session_token=|dossier_device=/.test(entry));
    return answer(call, { id: user.id, token, cookies });
  }
  if (response.status !== 422 || !(await isTaken(response))) return response;
  // As long as for a free address, and with the same refusals.
  await hashPassword(String(call.body.password));
  const refused = await refusalOfRules(db, call);
  if (refused) return refused;
  const token = generateRandomString(TOKEN_LENGTH, "a-z", "A-Z", "0-9");
  return answer(call, { id: newId(), token, cookies: [await sessionCookieWith(token), deviceCookieFor(call.headers)] });
}

/** As long as the tokens of better-auth. */
const TOKEN_LENGTH = 32;

/** A cookie like that of a session. The signature is random, which only the server can detect. */
async function sessionCookieWith(token: string): Promise<string> {
  const { name, attributes } = (await auth().$context).authCookies.sessionToken;
  return serializeCookie(name, `${token}.${randomBytes(32).toString("base64")}`, attributes);
}

type Made = { id: string; token: string; cookies: readonly string[] };

function answer(call: AuthCall, { id, token, cookies }: Made): Response {
  const { name, email, username, displayUsername, image } = call.body as Fields;
  const now = new Date().toISOString();
  const names = username === undefined ? {} : { username: username.toLowerCase(), displayUsername: displayUsername ?? username };
  const dates = { createdAt: now, updatedAt: now };
  const user = { id, name, email: email.toLowerCase(), emailVerified: false, image: image ?? null, ...names, ...dates };
  const headers = new Headers({ "cache-control": "no-store" });
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  return Response.json({ token, user }, { headers });
}

async function isTaken(response: Response): Promise<boolean> {
  const { code } = (await response.clone().json()) as { code?: unknown };
  return String(code).startsWith("USER_ALREADY_EXISTS");
}

class Undone extends Error {}

/** The response for a free address. Nothing is stored, so an invitation remains. */
async function refusalOfRules(db: Db, { body }: AuthCall): Promise<Response | null> {
  const invitation = typeof body.invitation === "string" && body.invitation !== "" ? body.invitation : null;
  try {
    await transaction(db, async (tx) => {
      await admitSignUp(tx, String(body.email), invitation, new Date());
      throw new Undone();
    });
  } catch (error) {
    if (error instanceof Undone) return null;
    const known = error as { statusCode?: number; body?: { code?: string; message?: string } };
    if (known.statusCode !== 403) throw error;
    return refusal(403, known.body?.code ?? "FORBIDDEN", known.body?.message ?? "");
  }
  return null;
}
