import type { ChangeEvent, EventPage } from "@/contracts/events/events";
import { DAY_MS } from "@/domain/dates/day-ms";
import { type Cursor, cursorAt, readCursor, START, written } from "@/server/platform/cursor";
import type { Db } from "@/server/platform/db/client";
import { Prisma } from "@/server/platform/db/generated/client";

/** How long deletions are remembered. */
const DELETIONS_MS = 90 * DAY_MS;
/** A write may be committed a moment after the time it states, and clocks of instances differ a little. */
const SETTLED_MS = 2_000;

type FeedOptions = { cursor?: string | undefined; limit: number; from: "start" | "now" };
type Row = { subject: ChangeEvent["subject"]; id: string; at: Date; createdAt: Date; isTrashed: boolean; isGone: boolean };

/** The changes of an account after a cursor, oldest first. Throws BAD_REQUEST for a cursor that is not valid or too old. */
export async function readEvents(db: Db, ownerId: string, { cursor, limit, from }: FeedOptions, now: Date): Promise<EventPage> {
  const settled = new Date(now.getTime() - SETTLED_MS);
  if (cursor === undefined && from === "now") return { events: [], cursor: written(cursorAt(settled)), hasMore: false };
  const after = cursor === undefined ? START : readCursor(cursor, new Date(now.getTime() - DELETIONS_MS));
  const rows = await rowsBetween(db, ownerId, after, settled, limit + 1);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const hasMore = rows.length > limit;
  // A client that has read everything continues from now, so that a cursor in use never grows old.
  const next = hasMore && last ? { at: last.at, id: last.id } : latest(after, cursorAt(settled));
  return { events: page.map((row) => eventOf(row, after)), cursor: written(next), hasMore };
}

/** Forgets deletions that no valid cursor can ask for. */
export const forgetOldDeletions = (db: Db, now: Date) =>
  db.deletion.deleteMany({ where: { at: { lt: new Date(now.getTime() - DELETIONS_MS) } } });

/**
 * One statement over the indexes by owner and time, each part bounded, so that Prisma's union in memory is not needed. A document
 * has one place: when it was edited, or when it was moved to Trash or back, whichever came last.
 */
const rowsBetween = (db: Db, ownerId: string, { at, id }: Cursor, until: Date, limit: number) => {
  const isNews = (time: Prisma.Sql) =>
    Prisma.sql`"userId" = ${ownerId}::uuid and ${time} <= ${until} and (${time}, id) > (${at}, ${id}::uuid)`;
  const inOrder = (time: Prisma.Sql) => Prisma.sql`order by ${time}, id limit ${limit}`;
  const [edited, moved] = [Prisma.sql`"updatedAt"`, Prisma.sql`"movedAt"`];
  const documents = (subject: "resume" | "letter", table: Prisma.Sql) => Prisma.sql`
      (select ${subject} as subject, id, "updatedAt" as at, "createdAt", false as "isTrashed", false as "isGone" from ${table}
         where "trashedAt" is null and ("movedAt" is null or "movedAt" <= "updatedAt") and ${isNews(edited)} ${inOrder(edited)})
      union all
      (select ${subject}, id, "updatedAt", "createdAt", true, false from ${table}
         where "trashedAt" is not null and ("movedAt" is null or "movedAt" <= "updatedAt") and ${isNews(edited)} ${inOrder(edited)})
      union all
      (select ${subject}, id, "movedAt", "createdAt", "trashedAt" is not null, false from ${table}
         where "movedAt" > "updatedAt" and ${isNews(moved)} ${inOrder(moved)})`;
  return db.$queryRaw<Row[]>`
    select * from (
      ${documents("resume", Prisma.sql`resume`)}
      union all
      ${documents("letter", Prisma.sql`cover_letter`)}
      union all
      (select 'application', id, "updatedAt", "createdAt", false, false from application where ${isNews(edited)} ${inOrder(edited)})
      union all
      (select subject, "subjectId", at, at, false, true from deletion
         where "userId" = ${ownerId}::uuid and at <= ${until} and (at, "subjectId") > (${at}, ${id}::uuid)
         order by at, "subjectId" limit ${limit})
    ) news order by at, id limit ${limit}`;
};

function eventOf({ subject, id, at, createdAt, isTrashed, isGone }: Row, after: Cursor): ChangeEvent {
  const change = isGone ? "deleted" : isTrashed ? "trashed" : createdAt > after.at ? "created" : "updated";
  return { type: `${subject}.${change}`, subject, change, id, at: at.toISOString() };
}

const latest = (one: Cursor, other: Cursor): Cursor => (one.at > other.at ? one : other);
