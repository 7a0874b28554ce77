import { PrismaPg } from "@prisma/adapter-pg";
import type pg from "pg";
import { singleton } from "@/server/platform/singleton";
import { traced } from "@/server/platform/tracing/tracing";
import { isOrderFailure } from "./failures";
import { type Prisma, PrismaClient } from "./generated/client";
import { openPool } from "./pool";
import { pauseAfter } from "./run-again";
import { statementName } from "./statement-name";

/** The handle that a use case reads and writes through: the client, or the surrounding transaction. */
export type Db = Prisma.TransactionClient;

type Holder = { pool: pg.Pool; client: PrismaClient };

const holder = () => singleton<{ open: Holder | null }>("database", () => ({ open: null }));

function open(): Holder {
  const { open } = holder();
  if (!open) throw new Error("The database is not connected yet.");
  return open;
}

/** When a transaction gives up. A single statement gives up after the pool's own limit. */
const TRANSACTION_TIMEOUT_MS = 20_000;

/** Opens the database connections of this process; start-up calls it once. */
export function connectDatabase(connection: pg.PoolConfig): void {
  const pool = openPool(connection);
  const adapter = new PrismaPg(pool, { statementNameGenerator: ({ sql }) => statementName(sql) ?? "" });
  const client = new PrismaClient({
    adapter,
    errorFormat: "minimal",
    transactionOptions: { maxWait: 5000, timeout: TRANSACTION_TIMEOUT_MS },
  });
  holder().open = { pool, client };
}

/** The pool below the client: for `hot/`, and for libraries with their own statements. */
export const databasePool = (): pg.Pool => open().pool;

/** The client of this process. Inside a transaction use the `tx` of `transaction`, or the statement runs outside it. */
export const database = (): PrismaClient => open().client;

export async function disconnectDatabase(): Promise<void> {
  const { open } = holder();
  holder().open = null;
  await open?.client.$disconnect();
  await open?.pool.end();
}

const MAX_TRIES = 5;

/** Whether work that takes this is part of a transaction already. */
export const isTransaction = (db: Db): boolean => db !== database();

const endings = new WeakMap<Db, (() => void)[]>();

/** Runs `work` after the transaction commits, or immediately outside one. If the transaction fails, it never runs. */
export function afterCommit(db: Db, work: () => void): void {
  const waiting = endings.get(db);
  if (waiting) waiting.push(work);
  else work();
}

/**
 * Runs `work` in one transaction. If `db` is already a transaction, the work becomes part of it. After a serialization failure or
 * a deadlock it runs again, so it must only read and write through its `tx`.
 */
export async function transaction<Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> {
  const client = database();
  if (db !== client) return work(db);
  for (let attempt = 1; ; attempt++) {
    try {
      const ending: (() => void)[] = [];
      const result = await traced("database transaction", { attributes: { "db.system.name": "postgresql", attempt } }, () =>
        client.$transaction((tx) => {
          endings.set(tx, ending);
          return work(tx);
        }),
      );
      for (const run of ending) run();
      return result;
    } catch (error) {
      if (attempt >= MAX_TRIES || !isOrderFailure(error)) throw error;
      await pauseAfter(attempt);
    }
  }
}
