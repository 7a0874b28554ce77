import { weaknessOf } from "@/domain/passwords/weak-password";
import { commonPasswords } from "@/server/accounts/auth/common-passwords";
import type { Db } from "@/server/platform/db/client";
import { type AuthCall, refusal } from "./call";
import { resetUserOf } from "./reset-links";

const FIELD: Record<string, string> = {
  "/sign-up/email": "password",
  "/change-password": "newPassword",
  "/reset-password": "newPassword",
};

const MESSAGES = {
  common: {
    code: "PASSWORD_TOO_COMMON",
    message: "This password is one of the most common and would be guessed first. Choose another one.",
  },
  personal: {
    code: "PASSWORD_TOO_PERSONAL",
    message: "This password is your name or address. Choose one that others can't guess.",
  },
} as const;

type Person = { name: string; username: string | null; email: string };

/** Rejects a new password that would be among the first guesses. */
export async function refuseWeakPassword(db: Db, call: AuthCall): Promise<Response | null> {
  const password = call.body[FIELD[call.path] ?? ""];
  if (typeof password !== "string") return null;
  const weakness = weaknessOf(password, await commonPasswords(), (await personOf(db, call)) ?? {});
  if (weakness === null) return null;
  const { code, message } = MESSAGES[weakness];
  return refusal(400, code, message);
}

async function personOf(db: Db, call: AuthCall): Promise<Partial<Person> | null> {
  if (call.path === "/change-password") return (await call.session())?.user ?? null;
  if (call.path === "/reset-password") {
    const userId = await resetUserOf(db, call);
    return userId ? db.user.findUnique({ where: { id: userId }, select: { name: true, username: true, email: true } }) : null;
  }
  const { name, username, email } = call.body;
  const text = (value: unknown) => (typeof value === "string" ? value : "");
  return { name: text(name), username: text(username), email: text(email) };
}
