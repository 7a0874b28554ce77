import { createHash } from "node:crypto";
import pg from "pg";
import { databasePool } from "./client";

/** Anything that runs a query: the pool, or a transaction's own connection. */
export type Db = { query<Row>(statement: Statement): Promise<Row[]> };

export type Statement = { text: string; values: unknown[]; name: string };

// Timestamps travel as ISO text with milliseconds, which is also what clients compare; `json` stays text until somebody needs the value.
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString());
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const names = new Map<string, string>();

/**
 * A statement from a template: `sql\`select … where id = ${id}\``. Values become parameters, never text. Each statement is
 * prepared once a connection under a name made of its text, so PostgreSQL plans it once.
 */
export function sql(parts: TemplateStringsArray, ...values: unknown[]): Statement {
  let text = parts[0] ?? "";
  const bound: unknown[] = [];
  for (const [index, value] of values.entries()) {
    if (value instanceof Fragment) text += value.text;
    else {
      bound.push(value);
      text += `$${bound.length}`;
    }
    text += parts[index + 1] ?? "";
  }
  return { text, values: bound, name: statementName(text) };
}

/** The name under which a statement is prepared: made of its text, so that equal statements share one plan. */
export function statementName(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = createHash("sha1").update(text).digest("hex").slice(0, 20);
  names.set(text, name);
  return name;
}

class Fragment {
  constructor(readonly text: string) {}
}

/** A constant piece of SQL inside `sql`, such as a list of columns. Never give it anything that came from outside. */
export const fragment = (text: string) => new Fragment(text);

/** Runs statements outside a transaction. */
export const db: Db = {
  query: async <Row>(statement: Statement) => (await databasePool().query(statement)).rows as Row[],
};

/** One row or undefined. */
export async function first<Row>(on: Db, statement: Statement): Promise<Row | undefined> {
  return (await on.query<Row>(statement))[0];
}

const MAX_TRIES = 5;

/**
 * Runs `work` in one transaction: all of it is kept, or none. When the database could not put it in an order with others (a serialization
 * failure or a deadlock), it is run again, so it must do nothing but read and write through `tx`.
 */
export async function transaction<Result>(work: (tx: Db) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await runTransaction(work);
    } catch (error) {
      if (attempt >= MAX_TRIES || !isOrderFailure(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** attempt));
    }
  }
}

/** Whether PostgreSQL gave a transaction up for the sake of others: serialization_failure, deadlock_detected. */
const isOrderFailure = (error: unknown) =>
  error instanceof pg.DatabaseError && (error.code === "40001" || error.code === "40P01");

async function runTransaction<Result>(work: (tx: Db) => Promise<Result>): Promise<Result> {
  const client = await databasePool().connect();
  let broken: Error | undefined;
  try {
    await client.query("begin");
    const result = await work({ query: async <Row>(statement: Statement) => (await client.query(statement)).rows as Row[] });
    await client.query("commit");
    return result;
  } catch (error) {
    broken = brokenConnection(error);
    if (!broken)
      await client.query("rollback").catch((failure: Error) => {
        broken = failure;
      });
    throw error;
  } finally {
    client.release(broken);
  }
}

/** What to release a connection with after an error: one on which a statement still hangs, or that is gone, is closed. */
export const brokenConnection = (error: unknown): Error | undefined =>
  error instanceof Error && isDatabaseUnavailable(error) ? error : undefined;

/** Whether an error is PostgreSQL's unique violation, on the named constraint if one is given. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (!(error instanceof pg.DatabaseError) || error.code !== "23505") return false;
  return constraint === undefined || error.constraint === constraint;
}

/** Whether an error is PostgreSQL's foreign key violation, on a constraint of that name. */
export function isForeignKeyViolation(error: unknown, constraint: RegExp): boolean {
  return error instanceof pg.DatabaseError && error.code === "23503" && constraint.test(error.constraint ?? "");
}

/** Whether an error means that the database cannot be reached or is shutting down, so that a later try may succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = (error as { code?: unknown }).code;
  if (typeof code === "string" && /^(08|57P0|53300|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT)/.test(code)) return true;
  return /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout/.test(
    error.message,
  );
}
