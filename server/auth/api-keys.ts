import { hash } from "node:crypto";
import type { Db } from "@/server/db/client";
import { singleton } from "@/server/singleton";
import { isUnsettled } from "./ended-sessions";

export type Permission = "read" | "write" | "delete" | "admin";

export type KeyHolder = {
  keyId: string;
  name: string;
  userId: string /** Null: the key says nothing, so it may do everything. */;
  permissions: readonly Permission[] | null;
};

type Entry = { holder: KeyHolder | null; until: number; expiresAt: number; written: number };

const TRUSTED_MS = 5_000;
const LAST_USED_EVERY_MS = 60_000;
const MAX_ENTRIES = 10_000;

const cache = () => singleton("api-key-cache", () => new Map<string, Entry>());

/** What better-auth stores of a key: base64url(SHA-256(key)) without padding. */
export const hashApiKey = (key: string) => hash("sha256", key, "base64url");

/**
 * The holder of an API key, or null. Known keys are trusted for 5 seconds without a query; a change to a key takes effect at once
 * on this instance and within half a second on others (ended-access.ts). The time of last use is written at most once a minute.
 */
export async function findApiKey(db: Db, key: string, now: number): Promise<KeyHolder | null> {
  const hashed = hashApiKey(key);
  const known = cache().get(hashed);
  if (known && known.until > now && known.expiresAt > now) {
    noteUse(db, known, now);
    return known.holder;
  }
  const row = await db.apiKey.findFirst({
    where: { key: hashed, enabled: true, user: { banned: false } },
    select: { id: true, name: true, referenceId: true, permissions: true, expiresAt: true, lastRequest: true },
  });
  const expiresAt = row?.expiresAt?.getTime() ?? Number.POSITIVE_INFINITY;
  const holder =
    row && expiresAt > now
      ? { keyId: row.id, name: row.name ?? "API key", userId: row.referenceId, permissions: parsePermissions(row.permissions) }
      : null;
  const entry = { holder, until: now + TRUSTED_MS, expiresAt, written: row?.lastRequest?.getTime() ?? 0 };
  if (cache().size >= MAX_ENTRIES) cache().clear();
  // Unknown keys are not cached: one may be created a moment later, and guesses must not fill the cache.
  // Nor are keys of a user whose access has just ended: the row may have been read just before.
  if (holder && !isUnsettled(holder.userId, now)) cache().set(hashed, entry);
  noteUse(db, entry, now);
  return holder;
}

/** Clears one user's keys from the cache. */
export function forgetApiKeysOf(userId: string): void {
  for (const [hash, { holder }] of cache()) if (holder?.userId === userId) cache().delete(hash);
}

/** Clears the key cache after a key was created, changed or revoked, or a user was deleted. */
export const forgetApiKeys = () => cache().clear();

function noteUse(db: Db, entry: Entry, now: number) {
  if (!entry.holder || now - entry.written < LAST_USED_EVERY_MS) return;
  entry.written = now;
  db.apiKey.updateMany({ where: { id: entry.holder.keyId }, data: { lastRequest: new Date(now) } }).catch(() => {
    // The time of last use is only informational; failing to store it must not fail the request.
  });
}

function parsePermissions(text: string | null): Permission[] | null {
  if (!text) return null;
  try {
    const statement = JSON.parse(text) as { api?: unknown };
    const known: readonly string[] = ["read", "write", "delete", "admin"];
    return Array.isArray(statement.api) ? statement.api.filter((entry): entry is Permission => known.includes(entry)) : null;
  } catch {
    return [];
  }
}
