import { verifyPassword } from "better-auth/crypto";
import { takeAttempt } from "@/server/auth/front/attempts";
import { deviceOf } from "@/server/auth/front/devices";
import { noteFailure } from "@/server/auth/front/failures";
import type { RequestContext } from "@/server/context";
import { db, first, sql } from "@/server/db/sql";
import { failure } from "@/server/errors";
import { forgetCachedSession } from "./end-session";
import { cookieHeader, presentSession } from "./fresh-session";

/** Makes a session as fresh as a new one when the password is right. Attempts are counted with those of signing in. */
export async function confirmSession(context: RequestContext, password: string): Promise<void> {
  const { token, userId } = await presentSession(context);
  const target = { userId, name: "", method: "confirmation" } as const;
  const device = deviceOf(new Headers({ cookie: cookieHeader(context.cookies) }));
  const attempt = await takeAttempt(target, { client: context.client, device });
  if ("seconds" in attempt) {
    context.answer.set("retry-after", String(attempt.seconds));
    throw failure("TOO_MANY_REQUESTS");
  }
  if (!(await isPasswordOf(userId, password))) {
    noteFailure(context, target);
    throw failure("INVALID_PASSWORD");
  }
  await attempt.right();
  await db.query(sql`update session set "createdAt" = now(), "updatedAt" = now() where token = ${token}`);
  // What the browser keeps of the session is older than the confirmation.
  forgetCachedSession(context);
}

async function isPasswordOf(userId: string, password: string): Promise<boolean> {
  const account = await first<{ password: string }>(
    db,
    sql`select password from account where "userId" = ${userId} and "providerId" = 'credential' and password is not null`,
  );
  return account !== undefined && (await verifyPassword({ hash: account.password, password }));
}
