import { readdirSync } from "node:fs";
import pg from "pg";

/**
 * Every row that mentions a person or their things, and every file in their folder: must be equal before and after actions that
 * may not affect them.
 */
export async function everythingOf(names: readonly string[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  try {
    const tables = await client.query<{ name: string }>(
      `select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    const found = await client.query<{ text: string }>(
      tables.rows
        .map(
          ({ name }) =>
            `select '${name} ' || row_to_json(t)::text as text from ${name} t where row_to_json(t)::text like any ($1)`,
        )
        .join(" union all "),
      [names.map((part) => `%${part}%`)],
    );
    const rows = found.rows.map(({ text }) => text);
    const files = readdirSync(process.env.DATA_DIR ?? "", { recursive: true, encoding: "utf8" });
    return [...rows, ...files.filter((file) => names.some((part) => file.includes(part)))].sort();
  } finally {
    await client.end();
  }
}
