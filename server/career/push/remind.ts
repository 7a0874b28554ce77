import { queuePushes } from "@/server/accounts/notifications/queue-pushes";
import { type Db, transaction } from "@/server/platform/db/client";

/** How long before an interview its reminder is pushed. */
const LEAD_MS = 60 * 60_000;
const EVERY_MS = 60_000;
const SETTING = "push-reminders";

type Near = { userId: string; id: string; company: string; role: string; entryId: string; at: string; timezone: string };

/** Queues reminders of interviews that begin within the hour, once a minute among all instances. */
export async function queueReminders(db: Db, now: Date): Promise<void> {
  if (!(await isTurn(db, now))) return;
  const [from, to] = [now, new Date(now.getTime() + LEAD_MS)].map((moment) => moment.toISOString());
  // Only of people with a device. The moments are in UTC and equally long, so they compare as text.
  const near = await db.$queryRaw<Near[]>`
    select a."userId"::text as "userId", a.id::text as id, a.company, a.role, e->>'id' as "entryId", e->>'at' as at,
      coalesce(e->>'timezone', 'UTC') as timezone
    from application a, json_array_elements(a.activity) e
    where a."userId" in (select "userId" from push_device) and a.status <> 'closed' and a.activity::text like '%"interview"%'
      and e->>'type' = 'interview' and e->>'at' > ${from} and e->>'at' <= ${to}`;
  for (const { userId, id, company, role, entryId, at, timezone } of near)
    await transaction(db, (tx) =>
      queuePushes(
        tx,
        userId,
        [
          {
            key: `interview:${entryId}:${at}`,
            notice: { type: "reminder", company, role, at, timezone },
            url: `/applications/${id}`,
            expiresAt: new Date(at),
          },
        ],
        now,
      ),
    );
}

/** Whether this process is the one that looks in this minute. */
async function isTurn(db: Db, now: Date): Promise<boolean> {
  const value = now.toISOString();
  const before = new Date(now.getTime() - EVERY_MS).toISOString();
  const { count } = await db.instanceSetting.updateMany({ where: { key: SETTING, value: { lte: before } }, data: { value } });
  if (count === 1) return true;
  return (await db.instanceSetting.createMany({ data: [{ key: SETTING, value }], skipDuplicates: true })).count === 1;
}
