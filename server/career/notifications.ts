import { MAILED_ONLY, type Notification, noticeSchema } from "@/contracts/model/career/notification";
import { noticeText } from "@/domain/career/notice-text";
import type { Db } from "@/server/platform/db/client";
import type { Notification as Stored } from "@/server/platform/db/generated/client";
import { missing } from "@/server/platform/errors";
import { knownId } from "@/server/platform/ids";
import { type Paging, pageOf, rowsOf } from "@/server/platform/paging";
import { momentsOf } from "./rows";

/** A notification as the API returns it: its sentences are written now, so that they are never older than the program. */
export function notificationTexts({ emailAttempts: _, emailDueAt: __, ...row }: Stored): Notification {
  const notice = noticeSchema.parse(row.notice);
  return {
    ...row,
    ...noticeText(notice),
    notice,
    readAt: row.readAt?.toISOString() ?? null,
    emailedAt: row.emailedAt?.toISOString() ?? null,
    emailAttemptedAt: row.emailAttemptedAt?.toISOString() ?? null,
    ...momentsOf(row),
  };
}

/** Without those that are only mailed. */
export const SHOWN = { NOT: { key: { startsWith: MAILED_ONLY } } };

/** Notifications, newest first. */
export async function listNotifications(db: Db, ownerId: string, paging: Paging) {
  const where = { userId: ownerId, ...SHOWN };
  const page = pageOf(paging);
  const orderBy = [{ createdAt: "desc" as const }, { id: "desc" as const }];
  const rows = await db.notification.findMany({ where, orderBy, ...rowsOf(page) });
  return { entries: rows.map(notificationTexts), total: page.paging ? await db.notification.count({ where }) : rows.length };
}

/** How many are unread. Hand-written: counting without a column reads the index alone. */
export async function countUnread(db: Db, ownerId: string): Promise<{ unread: number }> {
  const [row] = await db.$queryRaw<{ unread: number }[]>`
    select count(*)::int as unread from notification where "userId" = ${ownerId}::uuid and "readAt" is null`;
  return { unread: row?.unread ?? 0 };
}

/** Marks a notification as read; the time of the first reading stays. Throws NOT_FOUND. */
export async function markRead(db: Db, ownerId: string, id: string, now: Date): Promise<void> {
  const where = { id: knownId(id), userId: ownerId };
  const { count } = await db.notification.updateMany({
    where: { ...where, readAt: null },
    data: { readAt: now, updatedAt: now },
  });
  if (count === 0 && (await db.notification.count({ where })) === 0) throw missing("notification");
}

/** Marks all notifications as read. */
export async function markAllRead(db: Db, ownerId: string, now: Date): Promise<void> {
  await db.notification.updateMany({ where: { userId: ownerId, readAt: null }, data: { readAt: now, updatedAt: now } });
}
