import type { Db } from "@/server/platform/db/client";
import { singleton } from "@/server/platform/singleton";

const EVERY_MS = 3_600_000;
const MAX_PEOPLE = 10_000;

/** When each person was last noted by this process, so that nearly all requests cost one look into a map. */
const noted = () => singleton("last-seen", () => new Map<string, number>());

/** Notes that an account is in use, at most once an hour. In the background: it is only informational and must not fail a request. */
export function noteSeen(db: Db, userId: string, now: number): void {
  const last = noted().get(userId);
  if (last !== undefined && now - last < EVERY_MS) return;
  if (noted().size >= MAX_PEOPLE) noted().clear();
  noted().set(userId, now);
  // Other instances, and this one before it was restarted, may have noted it within the hour.
  const isDue = { OR: [{ lastSeenAt: null }, { lastSeenAt: { lt: new Date(now - EVERY_MS) } }] };
  db.user.updateMany({ where: { id: userId, ...isDue }, data: { lastSeenAt: new Date(now) } }).catch(() => {});
}
