import pg from "pg";
import { addressesOf } from "./addresses";

/** cannot_connect_now: treated like a server that is not there, so that the next one is tried. */
const CANNOT_CONNECT_NOW = "57P03";

/** Throws for a server that only reads: a standby, or a primary that is being demoted. */
export async function refuseStandby(client: Pick<pg.ClientBase, "query">): Promise<void> {
  const { rows } = await client.query<{ transaction_read_only: string }>("show transaction_read_only");
  if (rows[0]?.transaction_read_only === "on")
    throw Object.assign(new pg.DatabaseError("The server accepts no writes.", 0, "error"), {
      code: CANNOT_CONNECT_NOW,
      // As the server itself would send it, so that everything recognises it as an error of the database.
      severity: "FATAL",
    });
}

/**
 * Connects to the first server of the address that accepts writes; `config` is how to reach that one again. Throws the last failure. The
 * caller ends the client.
 */
export async function connectTo(connection: pg.ClientConfig): Promise<{ client: pg.Client; config: pg.ClientConfig }> {
  const { configs, mustAskForPrimary } = addressesOf(connection);
  let failure: unknown;
  for (const config of configs) {
    const client = new pg.Client({ connectionTimeoutMillis: 10_000, ...config });
    // A connection that breaks is reported by the statement that it runs.
    client.on("error", () => {});
    try {
      await client.connect();
      if (mustAskForPrimary) await refuseStandby(client);
      return { client, config };
    } catch (error) {
      failure = error;
      await client.end().catch(() => {});
    }
  }
  throw failure;
}

export const connectClient = async (connection: pg.ClientConfig): Promise<pg.Client> => (await connectTo(connection)).client;
