import pg from "pg";
import { openBackup } from "./archive-reader";
import { readWords, runCommand, sourceOf } from "./command-line";
import { connectForRestore } from "./connect";
import { restoreInstance } from "./restore-instance";

const USAGE = `npm run restore -- <file> [--replace] [--passphrase-file <path>]

Restores a backup as this instance: into an empty DATA_DIR, or the database of DATABASE_URL and the file storage that is set. Stop every
instance first. --replace deletes the data that is there. For a backup in the place of the schedule write stored:<name>.`;

/** `npm run restore`. */
async function main(): Promise<number> {
  const words = readWords(process.argv.slice(2), ["replace"]);
  if (!words?.file) {
    console.error(USAGE);
    return 1;
  }
  const { file, flags, passphrase } = words;
  const source = await sourceOf(file);
  // A file that is no good must not create a data folder.
  await openBackup(source, passphrase);
  const { config, close } = await connectForRestore();
  const client = new pg.Client(config);
  client.on("error", () => {});
  try {
    await client.connect();
    const options = { passphrase, replaces: flags.has("replace"), now: new Date() };
    const { header, manifest, remarks } = await restoreInstance(client, source, options);
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `Restored ${rows} rows in ${manifest.tables.length} tables and ${manifest.files.count} files, as of ${header.createdAt} (Dossier ${header.product}).`,
    );
    for (const remark of remarks) console.log(remark);
    return 0;
  } finally {
    await client.end().catch(() => {});
    await close();
  }
}

runCommand(main);
