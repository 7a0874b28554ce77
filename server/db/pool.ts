import pg from "pg";
import { tracedQuery } from "./traced-query";

/** A hung database must not block requests forever. Migrations, which may take longer, use their own connection. */
const QUERY_TIMEOUT_MS = 15_000;

/** The connections of this process to its database. */
export function openPool(connection: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    max: 16,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 60_000,
    query_timeout: QUERY_TIMEOUT_MS,
    ...connection,
    Client: ClosingClient,
    // Prisma's adapter writes timestamps without a time zone and ignores the one it reads. The bundled server uses the machine's
    // time zone, and an external server may use any.
    onConnect: (client) => client.query("set time zone 'UTC'"),
  });
  // An idle connection that breaks (the database restarts) is replaced by the pool; without a listener it would end the process.
  pool.on("error", () => {});
  return pool;
}

/** A connection whose statement timed out is still waiting for its result. It is closed, so that no one else gets it. */
class ClosingClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const query = this.query.bind(this) as (...given: unknown[]) => unknown;
    const closing = (...given: unknown[]) => {
      const answer = tracedQuery(given, query);
      if (answer instanceof Promise) answer.catch((error: unknown) => this.closeAfter(error));
      return answer;
    };
    this.query = closing as typeof this.query;
  }

  private closeAfter(error: unknown) {
    if (!(error instanceof Error) || !error.message.includes("Query read timeout")) return;
    const { connection } = this as unknown as { connection: { stream: { destroy: () => void } } };
    connection.stream.destroy();
  }
}
