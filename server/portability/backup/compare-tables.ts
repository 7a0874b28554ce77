import type pg from "pg";
import type { OpenBackup } from "./archive-reader";
import { COPY_SETTINGS } from "./own-schema";
import { rowDigest } from "./row-digest";
import { tableRows } from "./table-rows";

/** Tables of a restored database whose number or content of rows differs from the manifest, in words. */
export async function differencesOf(client: pg.ClientBase, { header, manifest }: OpenBackup): Promise<string[]> {
  await client.query(COPY_SETTINGS);
  const differences: string[] = [];
  for (const table of header.tables) {
    const digest = rowDigest();
    for await (const rows of tableRows(client, table)) digest.add(rows);
    const found = digest.value();
    const expected = manifest.tables.find(({ name }) => name === table.name);
    if (found.rows !== expected?.rows) differences.push(`${table.name} has ${found.rows} rows instead of ${expected?.rows ?? 0}`);
    else if (found.digest !== expected.digest) differences.push(`${table.name} has other values`);
  }
  return differences;
}
