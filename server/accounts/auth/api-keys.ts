import { hash } from "node:crypto";
import { PERMISSIONS, type Permission } from "@/contracts/permission";
import type { Db } from "@/server/platform/db/client";
import { TrustedCredentials } from "./trusted-credentials";

export type KeyHolder = {
  keyId: string;
  name: string;
  userId: string /** Null: the key has no statement, so it permits everything. */;
  permissions: readonly Permission[] | null;
};

type Entry = { userId: string; holder: KeyHolder; expiresAt: number; written: number };

const LAST_USED_EVERY_MS = 60_000;

const trusted = new TrustedCredentials<Entry>("API key");

/** What better-auth stores of a key: base64url(SHA-256(key)) without padding. */
export const hashApiKey = (key: string) => hash("sha256", key, "base64url");

/**
 * The holder of an API key, or null. Known keys are trusted without a query for some seconds (trusted-credentials.ts). The time of last use
 * is written at most once a minute.
 */
export async function findApiKey(db: Db, key: string, now: number): Promise<KeyHolder | null> {
  const hashed = hashApiKey(key);
  const known = trusted.find(hashed, now);
  const entry = known?.isTrusted ? known.value : await readKey(db, hashed);
  if (!entry || entry.expiresAt <= now) return null;
  if (entry !== known?.value) trusted.trust(hashed, entry, now);
  noteUse(db, entry, now);
  return entry.holder;
}

async function readKey(db: Db, hashed: string): Promise<Entry | null> {
  const row = await db.apiKey.findFirst({
    where: { key: hashed, enabled: true, user: { banned: false } },
    select: { id: true, name: true, referenceId: true, permissions: true, expiresAt: true, lastRequest: true },
  });
  if (!row) return null;
  const userId = row.referenceId;
  return {
    userId,
    holder: { keyId: row.id, name: row.name ?? "API key", userId, permissions: parsePermissions(row.permissions) },
    expiresAt: row.expiresAt?.getTime() ?? Number.POSITIVE_INFINITY,
    written: row.lastRequest?.getTime() ?? 0,
  };
}

function noteUse(db: Db, entry: Entry, now: number) {
  if (now - entry.written < LAST_USED_EVERY_MS) return;
  entry.written = now;
  db.apiKey.updateMany({ where: { id: entry.holder.keyId }, data: { lastRequest: new Date(now) } }).catch(() => {
    // The time of last use is only informational; failing to store it must not fail the request.
  });
}

/** No statement permits everything; one that cannot be read, or does not mention the API, permits nothing. */
function parsePermissions(text: string | null): Permission[] | null {
  if (text === null) return null;
  try {
    const statement = JSON.parse(text) as { api?: unknown } | null;
    const named: unknown[] = Array.isArray(statement?.api) ? statement.api : [];
    return PERMISSIONS.filter((permission) => named.includes(permission));
  } catch {
    return [];
  }
}
