import pg from "pg";

type DriverCause = { originalCode?: string; code?: string; kind?: string; constraint?: { index?: string } };

/** The driver's error, whether it comes from the pool, from Prisma's adapter or wrapped by Prisma Client. */
function causeOf(error: unknown): DriverCause {
  if (error instanceof pg.DatabaseError) {
    return { originalCode: error.code ?? "", ...(error.constraint ? { constraint: { index: error.constraint } } : {}) };
  }
  if (!(error instanceof Error)) return {};
  const { meta, cause } = error as { meta?: { driverAdapterError?: { cause?: DriverCause } }; cause?: unknown };
  if (meta?.driverAdapterError?.cause) return meta.driverAdapterError.cause;
  return error.name === "DriverAdapterError" && typeof cause === "object" ? ((cause as DriverCause | null) ?? {}) : {};
}

/** PostgreSQL's code of an error (SQLSTATE), or an empty text. */
const sqlState = (error: unknown): string => causeOf(error).originalCode ?? causeOf(error).code ?? "";

/** Prisma's own code of an error, or an empty text. */
const prismaCode = (error: Error): string => {
  const { code } = error as { code?: unknown };
  return typeof code === "string" ? code : "";
};

/** Whether PostgreSQL aborted a transaction in favour of others: serialization_failure, deadlock_detected. */
export const isOrderFailure = (error: unknown): boolean => /^(40001|40P01)$/.test(sqlState(error));

/** Whether PostgreSQL's disk is full: disk_full. */
export const isDatabaseFull = (error: unknown): boolean => sqlState(error) === "53100";

/** Whether an error is PostgreSQL's unique violation, on the named constraint if one is given. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (sqlState(error) !== "23505") return false;
  return constraint === undefined || causeOf(error).constraint?.index === constraint;
}

/** Whether an error is PostgreSQL's foreign key violation, on a constraint of that name. */
export const isForeignKeyViolation = (error: unknown, constraint: RegExp): boolean =>
  sqlState(error) === "23503" && constraint.test(causeOf(error).constraint?.index ?? "");

/** No server, none in time, too many connections, a connection or transaction that ended, no free connection in time. */
const UNAVAILABLE_IN_PRISMA = /^(P1001|P1002|P1008|P1017|P2024|P2028|P2037)$/;
const UNAVAILABLE_IN_ADAPTER = /^(DatabaseNotReachable|ConnectionClosed|SocketTimeout|TooManyConnections)$/;
/** 25006: the server has just become a standby. */
const UNAVAILABLE_IN_SQL = /^(08|57P0|53300|25006)/;
const UNAVAILABLE_IN_NODE = /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT)$/;
const UNAVAILABLE_IN_WORDS =
  /Connection terminated|timeout expired|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout/;

/** Whether the connection ended before the result arrived: the statement may or may not have been committed. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (/^(08|57P0)/.test(sqlState(error)) || /^(ECONNRESET|EPIPE)$/.test(String(code))) return true;
  return /Connection terminated|Client has encountered a connection error/.test(error.message);
}

/** Whether an error means that the database is unreachable, shutting down or too busy with others, so that a retry may succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // Others were preferred each time that it ran again.
  if (isOrderFailure(error)) return true;
  const code = prismaCode(error);
  if (UNAVAILABLE_IN_PRISMA.test(code) || UNAVAILABLE_IN_NODE.test(code)) return true;
  if (UNAVAILABLE_IN_ADAPTER.test(causeOf(error).kind ?? "")) return true;
  if (UNAVAILABLE_IN_SQL.test(sqlState(error)) || UNAVAILABLE_IN_WORDS.test(error.message)) return true;
  // As reported through better-auth (server/accounts/auth/accounts-database.ts). Causes of other errors may concern any file or server.
  return error.name === "APIError" && isDatabaseUnavailable(error.cause);
}
