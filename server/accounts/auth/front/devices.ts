import { createHash, randomBytes } from "node:crypto";
import type { Db } from "@/server/platform/db/client";
import { cookieOf, isSecure } from "./cookies";

/** Over https, no other site of the domain can set it. */
const cookieName = () => `${isSecure() ? "__Host-" : ""}dossier_device`;
const YEAR_SECONDS = 365 * 24 * 3600;
const MAX_DEVICES = 20;

const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");

/** The hashed device cookie that this browser got at an earlier sign-in, or null. */
export function deviceOf(headers: Headers): string | null {
  const token = tokenOf(headers);
  return token && /^[\w-]{43}$/.test(token) ? hashOf(token) : null;
}

/** Whether the browser has signed in to this account before. */
export async function isKnownDevice(db: Db, userId: string, device: string | null): Promise<boolean> {
  if (device === null) return false;
  return (await db.knownDevice.count({ where: { userId, tokenHash: device } })) > 0;
}

/**
 * Remembers that the browser signed in to this account. Returns whether it was new, and the cookie that identifies it from now
 * on.
 */
export async function rememberDevice(db: Db, userId: string, headers: Headers): Promise<{ isNew: boolean; cookie: string }> {
  const present = deviceOf(headers) ? tokenOf(headers) : null;
  const token = present ?? newToken();
  const isNew = !(await isKnownDevice(db, userId, present ? hashOf(token) : null));
  const device = { userId, tokenHash: hashOf(token) };
  const lastUsedAt = new Date();
  await db.knownDevice.upsert({ where: { userId_tokenHash: device }, create: { ...device, lastUsedAt }, update: { lastUsedAt } });
  // All but the newest, in one statement: Prisma cannot delete by order.
  await db.$executeRaw`delete from known_device where "userId" = ${userId}::uuid and "tokenHash" not in (
    select "tokenHash" from known_device where "userId" = ${userId}::uuid order by "lastUsedAt" desc limit ${MAX_DEVICES})`;
  return { isNew, cookie: cookieWith(token) };
}

/** The cookie of a browser that signed in to nothing: the one that it has, or a new one. */
export const deviceCookieFor = (headers: Headers): string =>
  cookieWith((deviceOf(headers) ? tokenOf(headers) : null) ?? newToken());

const newToken = () => randomBytes(32).toString("base64url");

/** Browsers that are known from before the prefix remain known. */
const tokenOf = (headers: Headers) => cookieOf(headers, cookieName()) ?? cookieOf(headers, "dossier_device");

const cookieWith = (token: string) =>
  `${cookieName()}=${token}; Path=/; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Lax${isSecure() ? "; Secure" : ""}`;
