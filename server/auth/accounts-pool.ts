import pg from "pg";
import { databasePool } from "@/server/db/client";
import { brokenConnection } from "@/server/db/sql";

type Query = (text: string, values: unknown[]) => Promise<pg.QueryResult>;

type AccountsPool = { connect: () => Promise<{ query: Query; release: () => void }>; end: () => Promise<void> };

/** The parsers of this process, but moments as `Date`. */
const types = {
  getTypeParser: ((oid: number, format?: "text") =>
    oid === pg.types.builtins.TIMESTAMPTZ
      ? (text: string) => new Date(text)
      : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/**
 * The pool as better-auth must see it. Everywhere else moments are ISO text; better-auth compares them with `new Date()`, which is
 * never true of a text: an expired session or link would be good for ever.
 */
export function accountsPool(): AccountsPool {
  return {
    async connect() {
      const client = await databasePool().connect();
      let broken: Error | undefined;
      const query: Query = (text, values) =>
        client.query({ text, values, types }).catch((error: unknown) => {
          broken = brokenConnection(error);
          throw error;
        });
      return { query, release: () => client.release(broken) };
    },
    // The pool is closed by whoever opened it.
    end: async () => {},
  };
}
