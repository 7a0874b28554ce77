import { DAY_MS } from "@/domain/dates/day-ms";
import { findBoard } from "@/domain/postings/boards/find-board";
import { parseLink } from "@/domain/postings/source-link";
import { stillListed } from "@/domain/postings/still-listed";
import type { Db } from "@/server/platform/db/client";
import { env } from "@/server/platform/env";
import type { Fetch } from "./read-link";
import { readList } from "./still-listed";

/** Applications taken up at a time. What is not reached waits for the next hour. */
const MAX_TAKEN = 200;
/** Lists of companies that are read at a time. */
const MAX_LISTS = 20;
type Taken = { id: string; sourceUrl: string };

/**
 * Checks with job boards which postings of open applications they still list, each posting once a day and each company's list once for all of
 * them, and notes those that are gone. An empty list, an error or anything unexpected counts as unknown. Returns how many are gone.
 */
export async function checkListings(db: Db, now: Date, fetch?: Fetch): Promise<number> {
  if (!env().POSTING_CHECKS) return 0;
  const taken = await take(db, now);
  const lists = new Map<string, Taken[]>();
  for (const application of taken) {
    const address = postingOf(application)?.listAddress;
    if (address) lists.set(address, [...(lists.get(address) ?? []), application]);
  }
  let gone = 0;
  for (const applications of [...lists.values()].slice(0, MAX_LISTS)) {
    // No connection is held during a request to a board.
    const list = await readList(applications[0]?.sourceUrl ?? "", fetch);
    const ids = applications.filter((application) => isGone(application, list)).map(({ id }) => id);
    gone += await noteGone(db, ids, now);
  }
  return gone;
}

const postingOf = ({ sourceUrl }: Taken) => {
  const url = parseLink(sourceUrl);
  return url && findBoard(url);
};

function isGone(application: Taken, list: unknown): boolean {
  const posting = postingOf(application);
  return posting !== null && list !== undefined && stillListed(posting, list) === "not-listed";
}

/** Takes applications whose posting has not been checked since yesterday. Those that another instance takes at the same time are skipped. */
const take = (db: Db, now: Date): Promise<Taken[]> =>
  db.$queryRaw<Taken[]>`
    update application set "postingCheckedAt" = ${now}
    where id in (
      select id from application
      where status in ('saved', 'applied', 'screening') and "sourceUrl" <> '' and "postingClosedAt" is null
        and coalesce("postingCheckedAt", "createdAt") < ${new Date(now.getTime() - DAY_MS)}
      order by "postingCheckedAt" nulls first limit ${MAX_TAKEN} for update skip locked
    ) returning id::text, "sourceUrl"`;

/** The smallest later moment of change: readers see the news, and the order of the list stays. */
async function noteGone(db: Db, ids: readonly string[], now: Date): Promise<number> {
  if (ids.length === 0) return 0;
  return db.$executeRaw`
    update application set "postingClosedAt" = ${now}, "updatedAt" = "updatedAt" + interval '1 millisecond'
    where id = any(${ids}::uuid[]) and "postingClosedAt" is null`;
}
