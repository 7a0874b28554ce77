import { hashPassword } from "better-auth/crypto";
import { hashSessionToken } from "@/server/accounts/auth/stored-identifier";
import { admitSignUp } from "@/server/accounts/sign-ups/sign-ups";
import { sendsMail } from "@/server/platform/adapters/mail/mail";
import { type Db, transaction } from "@/server/platform/db/client";
import { newId } from "@/server/platform/ids";
import { type AuthCall, refusal } from "./call";
import { sessionSetBy } from "./cookies";
import { deviceCookieFor } from "./devices";

type Fields = { name: string; email: string; username?: string; displayUsername?: string; image?: string };

/**
 * Where mail is sent, the answer to a sign-up is the same for a free and for a taken address: an account without a session. The page then
 * signs in with the password that was typed.
 */
export async function silentSignUp(db: Db, call: AuthCall, response: Response): Promise<Response> {
  if (call.path !== "/sign-up/email" || !sendsMail()) return response;
  if (response.ok) {
    const { user } = (await response.json()) as { user: { id: string } };
    const token = sessionSetBy(response);
    if (token) await db.session.deleteMany({ where: { token: hashSessionToken(token) } });
    const device = response.headers.getSetCookie().find((entry) => /dossier_device=/.test(entry));
    return answer(call, user.id, device ?? deviceCookieFor(call.headers));
  }
  if (response.status !== 422 || !(await isTaken(response))) return response;
  // As long as for a free address, and with the same refusals.
  await hashPassword(String(call.body.password));
  return (await refusalOfRules(db, call)) ?? answer(call, newId(), deviceCookieFor(call.headers));
}

function answer(call: AuthCall, id: string, device: string): Response {
  const { name, email, username, displayUsername, image } = call.body as Fields;
  const now = new Date().toISOString();
  const names = username === undefined ? {} : { username: username.toLowerCase(), displayUsername: displayUsername ?? username };
  const dates = { createdAt: now, updatedAt: now };
  const user = { id, name, email: email.toLowerCase(), emailVerified: false, image: image ?? null, ...names, ...dates };
  return Response.json({ token: null, user }, { headers: { "cache-control": "no-store", "set-cookie": device } });
}

async function isTaken(response: Response): Promise<boolean> {
  const { code } = (await response.clone().json()) as { code?: unknown };
  return String(code).startsWith("USER_ALREADY_EXISTS");
}

class Undone extends Error {}

/** What a free address would be told. Nothing of it is kept, so an invitation remains. */
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
