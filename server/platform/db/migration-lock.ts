import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";

/** Prisma's own table of applied migrations, so that its tools can read the history. */
export const HISTORY_TABLE = `create table if not exists "_prisma_migrations" (
  id varchar(36) primary key not null, checksum varchar(64) not null, finished_at timestamptz, migration_name varchar(255) not null,
  logs text, rolled_back_at timestamptz, started_at timestamptz not null default now(), applied_steps_count integer not null default 0)`;

/** One row, which the instance that migrates locks. To Prisma's tools it is a migration that was rolled back. */
const LOCK_ROW = `insert into "_prisma_migrations" (id, checksum, migration_name, rolled_back_at)
  values ('lock', '', 'lock', now()) on conflict (id) do nothing`;

const MAX_TRIES = 10;

/** Instances that start together can create the same table, and the type of its rows, at the same time: PostgreSQL lets one fail. */
const COLLISIONS = /^(23505|42P07|42710|XX000|40001|40P01)$/;

/** Makes the history, which must exist before the lock can be taken. */
export async function makeMigrationHistory(client: pg.ClientBase): Promise<void> {
  for (const statement of [HISTORY_TABLE, LOCK_ROW])
    for (let attempt = 1; ; attempt++) {
      try {
        await client.query(statement);
        break;
      } catch (error) {
        const isCollision = error instanceof pg.DatabaseError && COLLISIONS.test(error.code ?? "");
        if (!isCollision || attempt >= MAX_TRIES) throw error;
        await pause(Math.random() * 20 * attempt);
      }
    }
}

/**
 * Runs `work` in one transaction that locks the row, so that other starting instances wait. The lock of a row ends with its transaction,
 * also when the instance is killed, needs no dedicated session behind a pooler, and exists on engines without advisory locks.
 */
export async function holdingMigrationLock<Result>(client: pg.ClientBase, work: () => Promise<Result>): Promise<Result> {
  // At a higher level an instance that waited would read the history as it was before it waited.
  await client.query("begin isolation level read committed");
  try {
    // A backup before the upgrade may take longer than the server lets a transaction rest.
    await client.query("set local idle_in_transaction_session_timeout = 0");
    await client.query(`select id from "_prisma_migrations" where id = 'lock' for update`);
    const result = await work();
    await client.query("commit");
    return result;
  } catch (error) {
    // The connection may be what failed; the reason is the first error.
    await client.query("rollback").catch(() => {});
    throw error;
  }
}
