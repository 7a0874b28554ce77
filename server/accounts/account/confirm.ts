import { verifyPassword } from "better-auth/crypto";
import { takeAttempt } from "@/server/accounts/auth/front/attempts";
import { deviceOf } from "@/server/accounts/auth/front/devices";
import { noteFailure } from "@/server/accounts/auth/front/failures";
import { hashSessionToken } from "@/server/accounts/auth/stored-identifier";
import type { Db } from "@/server/platform/db/client";
import { failure } from "@/server/platform/errors";
import type { RequestContext } from "@/server/platform/request/context";
import { forgetCachedSession } from "./end-session";
import { cookieHeader, presentSession } from "./fresh-session";

/** Makes a session as fresh as a new one if the password is correct. Attempts count together with sign-in attempts. */
export async function confirmSession(db: Db, context: RequestContext, password: string): Promise<void> {
  const { token, userId } = await presentSession(db, context);
  const target = { userId, name: "", method: "confirmation" } as const;
  const device = deviceOf(new Headers({ cookie: cookieHeader(context.cookies) }));
  const attempt = await takeAttempt(db, target, { client: context.client, device });
  if ("seconds" in attempt) {
    context.answer.set("retry-after", String(attempt.seconds));
    throw failure("TOO_MANY_REQUESTS");
  }
  if (!(await isPasswordOf(db, userId, password))) {
    noteFailure(db, context, target);
    throw failure("INVALID_PASSWORD");
  }
  await attempt.right();
  const now = new Date();
  await db.session.updateMany({ where: { token: hashSessionToken(token) }, data: { createdAt: now, updatedAt: now } });
  // The session data cached in the browser is older than the confirmation.
  forgetCachedSession(context);
}

async function isPasswordOf(db: Db, userId: string, password: string): Promise<boolean> {
  const account = await db.account.findFirst({
    where: { userId, providerId: "credential", password: { not: null } },
    select: { password: true },
  });
  return typeof account?.password === "string" && (await verifyPassword({ hash: account.password, password }));
}
