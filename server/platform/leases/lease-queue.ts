import type { Db } from "@/server/platform/db/client";
import { Prisma } from "@/server/platform/db/generated/client";
import { logError } from "@/server/platform/log";
import type { Claim } from "@/server/platform/turns/turn-queue";
import type { Turns } from "@/server/platform/turns/turns";

/** Due rows that are looked at to choose from. */
export const MAX_CANDIDATES = 500;

/** A row that is due, by its primary key. */
export type Candidate = Claim & { id: string };

/** Rows of a table that are due for some work, each of them for one process at a time. */
export interface LeaseQueue<Row> {
  table: string;
  /** The column of the primary key. */
  key: "id" | "userId";
  turns: () => Turns;
  /** What could be taken, the most urgent first, none of the accounts that have their whole share. At most MAX_CANDIDATES. */
  candidates: (db: Db, now: Date, full: readonly string[]) => Promise<Candidate[]>;
  /** Whether the row `due` can still be taken. */
  isDue: (now: Date) => Prisma.Sql;
  /** What a process writes into the row that it takes, so that others leave it: columns of an update. */
  taken: (now: Date) => Prisma.Sql;
  work: (db: Db, row: Row, now: Date) => Promise<void>;
  /** What the log says of work that throws. */
  failed: string;
}

/**
 * Starts what is due, as far as accounts have turns. Any number of processes may do it concurrently; each row is taken by one of them.
 * Returns how many were started, at most `most`.
 */
export async function startDue<Row extends object>(
  queue: LeaseQueue<Row>,
  db: Db,
  now: Date,
  most = MAX_CANDIDATES,
): Promise<number> {
  const turns = queue.turns();
  const chosen = turns.choose(await queue.candidates(db, now, turns.full)).slice(0, most);
  const taking = take(queue, db, chosen, now);
  // Its failure is that of this function.
  const rows = taking.catch(() => new Map<string, Row>());
  for (const claim of chosen) {
    const work = async () => {
      const row = (await rows).get(claim.id);
      if (row) await queue.work(db, row, now);
    };
    // From here on its turn is used, so that another look at what is due does not choose too many.
    void turns.run(claim, work).catch((error: unknown) => logError("instance", queue.failed, error, { [queue.key]: claim.id }));
  }
  return (await taking).size;
}

/** Prisma has no row locks. Rows that another process takes at this moment are left to it. */
async function take<Row extends object>(
  { table, key, isDue, taken }: LeaseQueue<Row>,
  db: Db,
  chosen: readonly Candidate[],
  now: Date,
): Promise<Map<string, Row>> {
  if (chosen.length === 0) return new Map();
  const [rows, column] = [Prisma.raw(table), Prisma.raw(`"${key}"`)];
  const updated = await db.$queryRaw<(Row & Record<typeof key, string>)[]>`
    update ${rows} set ${taken(now)}
    where ${column} in (select due.${column} from ${rows} due
      where due.${column} = any(${chosen.map(({ id }) => id)}::uuid[]) and ${isDue(now)} for update of due skip locked)
    returning *`;
  return new Map(updated.map((row) => [row[key], row]));
}

/** The same, and waits until the work has ended. */
export async function finishDue<Row extends object>(queue: LeaseQueue<Row>, db: Db, now: Date, most?: number): Promise<number> {
  const count = await startDue(queue, db, now, most);
  await queue.turns().settled();
  return count;
}
