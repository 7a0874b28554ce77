import { overQuota, quotaBytes } from "@/server/accounts/files/quota";
import { thinVersions } from "@/server/documents/versions/thin-versions";
import type { Db } from "@/server/platform/db/client";
import { accountBytes } from "@/server/platform/db/hot/account-bytes";
import { singleton } from "@/server/platform/singleton";

/** How long a measured size is used, in milliseconds. In between, what the account sends is added to it. */
const MEASURED_FOR_MS = 60_000;
const MAX_ACCOUNTS = 10_000;
const MIN_SLACK_BYTES = 1024 * 1024;

/** How long an account that was refused is refused again without measuring it, unless it deletes something. */
const FULL_FOR_MS = 2_000;

/** The last measured size of an account, with the bytes that it has sent since. */
type Measured = { bytes: number; until: number; fullUntil: number };

const measured = () => singleton("account-room", () => new Map<string, Measured>());

/**
 * Throws PAYLOAD_TOO_LARGE if an account has no room for a write of `size` bytes. What changes something that exists gets a twentieth (at
 * least 1 MiB) more than what adds something, so that a person with a full account can still finish and tidy up. Before anything is refused, old
 * versions are thinned out.
 */
export async function requireRoom(
  db: Db,
  ownerId: string,
  { size, isNew }: { size: number; isNew: boolean },
  now: number,
): Promise<void> {
  const quota = quotaBytes();
  if (quota === null) return;
  const allowed = isNew ? quota : quota + Math.max(quota / 20, MIN_SLACK_BYTES);
  const account = await measuredSize(db, ownerId, now);
  if (account.bytes + size <= allowed) {
    account.bytes += size;
    return;
  }
  if (account.fullUntil > now) throw overQuota(account.bytes, size, quota);
  // Measured again: the account may have deleted something, or sent less than it seemed.
  const used = await makeRoom(db, ownerId, allowed - size);
  const isFull = used + size > allowed;
  measured().set(ownerId, {
    bytes: isFull ? used : used + size,
    until: now + MEASURED_FOR_MS,
    fullUntil: isFull ? now + FULL_FOR_MS : 0,
  });
  if (isFull) throw overQuota(used, size, quota);
}

/** Called when an account has deleted something: it is measured again at its next write. */
export const forgetMeasuredSize = (ownerId: string): boolean => measured().delete(ownerId);

/** Deletes old versions, more each time, until an account uses at most so many bytes or has none left. Returns what it uses then. */
async function makeRoom(db: Db, ownerId: string, limit: number): Promise<number> {
  let used = await accountBytes(db, ownerId);
  for (let count = 50; used > limit && (await thinVersions(db, ownerId, count)) > 0; count *= 2)
    used = await accountBytes(db, ownerId);
  return used;
}

async function measuredSize(db: Db, ownerId: string, now: number): Promise<Measured> {
  const known = measured().get(ownerId);
  if (known && known.until > now) return known;
  const account = { bytes: await accountBytes(db, ownerId), until: now + MEASURED_FOR_MS, fullUntil: 0 };
  measured().delete(ownerId);
  measured().set(ownerId, account);
  const [oldest] = measured().keys();
  if (oldest !== undefined && measured().size > MAX_ACCOUNTS) measured().delete(oldest);
  return account;
}
