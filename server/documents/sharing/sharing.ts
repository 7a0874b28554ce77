import { LIMITS } from "@/contracts/limits";
import type { Resume } from "@/contracts/model/resume/resume";
import { changeResume } from "@/server/documents/resumes/change";
import { announce } from "@/server/documents/resumes/updates";
import type { Db } from "@/server/platform/db/client";
import { failure } from "@/server/platform/errors";
import type { RequestContext } from "@/server/platform/request/context";
import { readPublicResume, sharedPassword, type Visitor } from "./access";
import { takeBackGuess, takeGuess } from "./guesses";
import { accessCookieName, accessToken, hashPassword, passwordMatches } from "./passwords";
import { countVisit } from "./statistics";

type Address = { username: string; slug: string };

const visitorOf = ({ caller, cookies }: RequestContext): Visitor => ({ userId: caller?.userId, cookies });

/** Reads a shared resume for a visitor through the API and counts the view. */
export async function visit(db: Db, context: RequestContext, address: Address): Promise<Resume> {
  const reading = await readPublicResume(db, address, visitorOf(context));
  if (reading.kind === "missing") throw failure("NOT_FOUND");
  if (reading.kind === "password") throw failure("NEED_PASSWORD", { data: { username: address.username, slug: address.slug } });
  if (reading.isCounted) await countVisit(db, "view", reading.resume.id, context.client);
  return reading.resume;
}

/** Protects the public page with a password. */
export async function setResumePassword(db: Db, ownerId: string, id: string, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  const row = await changeResume(db, ownerId, id, async () => ({ passwordHash }));
  announce(ownerId, row.id, "password", row.updatedAt);
}

export async function removeResumePassword(db: Db, ownerId: string, id: string): Promise<void> {
  const row = await changeResume(db, ownerId, id, async () => ({ passwordHash: null }));
  announce(ownerId, row.id, "password", row.updatedAt);
}

/** Opens a protected resume for 10 minutes if the password is correct. */
export async function verifyResumePassword(
  db: Db,
  context: RequestContext,
  input: Address & { password: string },
): Promise<boolean> {
  const shared = await sharedPassword(db, input);
  if (!shared) throw failure("NOT_FOUND");
  if (shared.passwordHash === null) return true;
  await takeGuess(db, context, shared.id);
  if (!(await passwordMatches(input.password, shared.passwordHash))) throw failure("INVALID_PASSWORD");
  // This attempt was correct; the attempts of others still count.
  await takeBackGuess(db, shared.id);
  const token = accessToken(shared.id, shared.passwordHash, Date.now());
  context.answer.append(
    "set-cookie",
    `${accessCookieName(shared.id)}=${token}; Path=/; Max-Age=${LIMITS.resumeAccessMs / 1000}; HttpOnly; SameSite=Lax`,
  );
  return true;
}

/** Counts a visitor's download, once a day. */
export async function recordDownload(db: Db, context: RequestContext, address: Address): Promise<boolean> {
  const reading = await readPublicResume(db, address, visitorOf(context));
  if (reading.kind === "missing") throw failure("NOT_FOUND");
  if (reading.kind === "password") throw failure("NEED_PASSWORD", { data: { username: address.username, slug: address.slug } });
  if (reading.isCounted) await countVisit(db, "download", reading.resume.id, context.client);
  return true;
}
