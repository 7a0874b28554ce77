import { createHmac, randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { LIMITS } from "@/contracts/limits";
import { secrets } from "@/server/platform/secrets";

const derive = promisify<string, Buffer, number, { N: number; r: number; p: number }, Buffer>(scrypt);
const COST = { N: 16384, r: 8, p: 1 };

/** Hashes a password of a shared resume for storage: scrypt with its own salt. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `${salt.toString("base64url")}.${(await derive(password, salt, 32, COST)).toString("base64url")}`;
}

export async function passwordMatches(password: string, stored: string): Promise<boolean> {
  const [salt = "", hash = ""] = stored.split(".");
  const expected = Buffer.from(hash, "base64url");
  const input = await derive(password, Buffer.from(salt, "base64url"), 32, COST);
  return expected.length === input.length && timingSafeEqual(expected, input);
}

export const accessCookieName = (resumeId: string) => `resume_access_${resumeId}`;

export const linkCookieName = (linkId: string) => `share_access_${linkId}`;

/**
 * The value of the cookie that opens a protected resume for 10 minutes, or a share link for its own time. A new password invalidates it, because its hash is signed
 * too.
 */
export function accessToken(resumeId: string, passwordHash: string, now: number, lifeMs: number = LIMITS.resumeAccessMs): string {
  const until = String(now + lifeMs);
  return `${until}.${sign(resumeId, passwordHash, until)}`;
}

export function accessIsValid(token: string | undefined, resumeId: string, passwordHash: string, now: number): boolean {
  const [until = "", signature = ""] = (token ?? "").split(".");
  if (!(Number(until) > now)) return false;
  const expected = Buffer.from(sign(resumeId, passwordHash, until));
  const input = Buffer.from(signature);
  return expected.length === input.length && timingSafeEqual(expected, input);
}

const sign = (resumeId: string, passwordHash: string, until: string) =>
  createHmac("sha256", secrets().authSecret).update(`resume-access:${resumeId}:${passwordHash}:${until}`).digest("base64url");
