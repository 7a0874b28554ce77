import type pg from "pg";
import { z } from "zod";

/** Rows of instance_setting about backups. They belong to the place, not to the data, so a restore removes them. */
const PREFIX = "backup.";
const LEASE = `${PREFIX}lease`;
const LAST = `${PREFIX}last`;

const lastSchema = z.object({
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime(),
  isGood: z.boolean(),
  /** The latest time at which a good one began. */
  lastGoodAt: z.iso.datetime().nullable(),
});

export type LastBackup = z.output<typeof lastSchema>;

type Queryable = Pick<pg.ClientBase, "query">;

export async function forgetBackupState(db: Queryable): Promise<void> {
  await db.query("delete from instance_setting where key like $1", [`${PREFIX}%`]);
}

export async function lastBackup(db: Queryable): Promise<LastBackup | null> {
  const { rows } = await db.query<{ value: string }>("select value from instance_setting where key = $1", [LAST]);
  return rows[0] ? lastSchema.parse(JSON.parse(rows[0].value)) : null;
}

export async function storeLastBackup(db: Queryable, last: LastBackup): Promise<void> {
  await db.query(
    "insert into instance_setting (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value",
    [LAST, JSON.stringify(last)],
  );
}

/**
 * Takes or renews the right to run scheduled backups; of several instances one has it. It ends by itself, by the clock of the database,
 * if the instance is killed.
 */
export async function takeLease(db: Queryable, holder: string, seconds: number): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into instance_setting as held (key, value)
     values ($1, $2 || ' ' || extract(epoch from clock_timestamp() + make_interval(secs => $3::int)))
     on conflict (key) do update set value = excluded.value
     where split_part(held.value, ' ', 1) = $2 or split_part(held.value, ' ', 2)::float8 < extract(epoch from clock_timestamp())`,
    [LEASE, holder, seconds],
  );
  return rowCount === 1;
}

export async function giveLeaseBack(db: Queryable, holder: string): Promise<void> {
  await db.query("delete from instance_setting where key = $1 and split_part(value, ' ', 1) = $2", [LEASE, holder]);
}
