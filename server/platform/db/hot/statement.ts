import pg from "pg";
import { databasePool } from "@/server/platform/db/client";
import { statementName } from "@/server/platform/db/statement-name";

type Statement = { text: string; values: unknown[]; name: string | undefined };

/** A statement from a template: `sql\`select … where id = ${id}\``. Values become parameters, never text. */
export function sql(parts: TemplateStringsArray, ...values: unknown[]): Statement {
  let text = parts[0] ?? "";
  const bound: unknown[] = [];
  for (const [index, value] of values.entries()) {
    bound.push(value);
    text += `$${index + 1}${parts[index + 1] ?? ""}`;
  }
  return { text, values: bound, name: statementName(text) };
}

/** Timestamps as ISO text with milliseconds, as in responses; integers as numbers; `json` as text until the value is needed. */
const PARSERS: Record<number, (text: string) => unknown> = {
  [pg.types.builtins.TIMESTAMPTZ]: (text) => new Date(text).toISOString(),
  [pg.types.builtins.DATE]: (text) => text,
  [pg.types.builtins.INT8]: Number,
};

const types = {
  getTypeParser: ((oid: number, format?: "text") =>
    PARSERS[oid] ?? pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/** Runs one measured statement on the pool, outside any transaction. Only files in this folder call it. */
export async function hotQuery<Row>(statement: Statement): Promise<Row[]> {
  const { rows } = await databasePool().query({ ...statement, types });
  return rows as Row[];
}
