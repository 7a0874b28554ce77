import { randomBytes } from "node:crypto";
import type { TestResult } from "@/contracts/admin/instance";
import { sendsMail, sendTestMail } from "@/server/platform/adapters/mail/mail";
import { putFile, readFile, removeFile } from "@/server/platform/adapters/storage/storage";
import type { Db } from "@/server/platform/db/client";
import { env } from "@/server/platform/env";
import { failure } from "@/server/platform/errors";

const MAX_MESSAGE = 500;

/** Sends a mail to the administrator's own address. Throws PRECONDITION_FAILED if no mail server is configured. */
export async function testMail(db: Db, userId: string): Promise<TestResult> {
  if (!sendsMail())
    throw failure("PRECONDITION_FAILED", { message: "No mail server is configured. Set SMTP_URL, SMTP_FROM and APP_URL." });
  const user = await db.user.findUnique({ where: { id: userId }, select: { email: true } });
  if (!user) throw failure("NOT_FOUND");
  const text = `This is a test mail of ${env().APP_URL ?? "Dossier"}. Mail works.`;
  return reached(() => sendTestMail({ to: user.email, subject: "Test mail", text }));
}

/** Writes, reads and deletes a small file where the files of people are. */
export function testStorage(): Promise<TestResult> {
  const path = `probes/${randomBytes(12).toString("hex")}`;
  const bytes = randomBytes(1_024);
  return reached(async () => {
    await putFile(path, bytes, "application/octet-stream");
    try {
      const back = await readFile(path);
      if (!back || !bytes.equals(back)) throw new Error("What was read is not what was written.");
    } finally {
      await removeFile(path);
    }
    return "Written, read and deleted.";
  });
}

/** Tries to reach a service, and returns the time it took and its response. */
export async function reached(work: () => Promise<string>): Promise<TestResult> {
  const began = performance.now();
  const done = (isGood: boolean, message: string) => ({ isGood, message, ms: Math.round(performance.now() - began) });
  try {
    return done(true, (await work()).slice(0, MAX_MESSAGE));
  } catch (error) {
    return done(false, reasonOf(error));
  }
}

/** The innermost reason, because the outer ones only say that something could not be reached. */
function reasonOf(error: unknown): string {
  let at: unknown = error;
  while (at instanceof Error && at.cause instanceof Error) at = at.cause;
  const text = at instanceof Error ? at.message : String(at);
  const { SMTP_URL, S3_SECRET_ACCESS_KEY } = env();
  const secrets = [
    SMTP_URL && URL.canParse(SMTP_URL) ? decodeURIComponent(new URL(SMTP_URL).password) : "",
    S3_SECRET_ACCESS_KEY,
  ];
  return secrets
    .reduce<string>((masked, secret) => (secret ? masked.replaceAll(secret, "…") : masked), text)
    .slice(0, MAX_MESSAGE);
}
