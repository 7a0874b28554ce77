import pg from "pg";
import { env } from "@/server/platform/env";
import { addressesOf } from "./addresses";
import { refuseStandby } from "./connect-client";
import { runAgain } from "./run-again";
import { tracedQuery } from "./traced-query";

/** A hung database must not block requests forever. Migrations, which may take longer, use their own connection. */
const QUERY_TIMEOUT_MS = 15_000;

/** The connections of this process to its database. */
export function openPool(connection: pg.PoolConfig): pg.Pool {
  const { configs, mustAskForPrimary } = addressesOf(connection);
  const { connectionString: _ofOneServer, ...options } = connection;
  const pool = new Pool(
    {
      max: env().DATABASE_CONNECTIONS,
      connectionTimeoutMillis: 5000,
      // Each is a process of PostgreSQL with 4 MB; a new one takes 5 ms.
      idleTimeoutMillis: 30_000,
      query_timeout: QUERY_TIMEOUT_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      ...options,
      // Prisma's adapter writes timestamps without a time zone and ignores the one it reads. The bundled server uses the machine's
      // time zone, and an external server may use any.
      onConnect: async (client) => {
        if (mustAskForPrimary) await refuseStandby(client);
        await client.query("set time zone 'UTC'");
      },
    },
    configs,
  );
  // An idle connection that breaks (the database restarts) is replaced by the pool; without a listener it would end the process.
  pool.on("error", () => {});
  return pool;
}

/** A pool that moves on to the next server when one is gone or only reads, and runs again what may safely run again. */
class Pool extends pg.Pool {
  constructor(options: pg.PoolConfig, configs: readonly pg.ClientConfig[]) {
    let current = 0;
    class CurrentClient extends ClosingClient {
      constructor(config?: string | pg.ClientConfig) {
        super({ ...(typeof config === "object" ? config : {}), ...configs[current % configs.length] });
      }
    }
    super({ ...options, Client: CurrentClient });
    const query = this.query.bind(this) as (...config: unknown[]) => unknown;
    const again = (...config: unknown[]) =>
      typeof config.at(-1) === "function" ? query(...config) : runAgain(config[0], () => query(...config) as Promise<unknown>);
    this.query = again as typeof this.query;
    if (configs.length === 1) return;
    const connect = this.connect.bind(this) as () => Promise<pg.PoolClient>;
    const somewhere = async () => {
      for (let tried = 1; ; tried++) {
        const failing = current;
        try {
          return await connect();
        } catch (error) {
          if (tried >= configs.length || isExhausted(error)) throw error;
          if (current === failing) current += 1;
        }
      }
    };
    this.connect = ((callback?: Connected) => {
      if (!callback) return somewhere();
      somewhere().then(
        (client) => callback(undefined, client, client.release),
        (error: Error) => callback(error, undefined, () => {}),
      );
    }) as typeof this.connect;
  }
}

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, done: (failure?: Error | boolean) => void) => void;

/** All connections are in use, which does not reveal the state of the server. */
const isExhausted = (error: unknown) => error instanceof Error && error.message === "timeout exceeded when trying to connect";

/** read_only_sql_transaction: the server has become a standby, and stays one. */
const READ_ONLY = "25006";

/**
 * A connection whose statement timed out is still waiting for its result, and one to a former primary can write nothing more. They are
 * closed, so that no one else gets them.
 */
class ClosingClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const query = this.query.bind(this) as (...args: unknown[]) => unknown;
    const { DATABASE_PREPARED } = env();
    const closing = (...args: unknown[]) => {
      const [statement, ...more] = args;
      const answer = tracedQuery([DATABASE_PREPARED ? statement : unnamed(statement), ...more], query);
      if (answer instanceof Promise) answer.catch((error: unknown) => this.closeAfter(error));
      return answer;
    };
    this.query = closing as typeof this.query;
  }

  private closeAfter(error: unknown) {
    if (!(error instanceof Error)) return;
    const isReadOnly = error instanceof pg.DatabaseError && error.code === READ_ONLY;
    if (!isReadOnly && !error.message.includes("Query read timeout")) return;
    const { connection } = this as unknown as { connection: { stream: { destroy: () => void } } };
    connection.stream.destroy();
  }
}

/** The statement without its name. A pooler that gives each transaction another connection does not know what was prepared on which. */
function unnamed(statement: unknown): unknown {
  const isNamed = typeof statement === "object" && statement !== null && "name" in statement && "text" in statement;
  return isNamed ? { ...statement, name: undefined } : statement;
}
