import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, sep } from "node:path";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { pack } from "tar-stream";
import { buildClient } from "./build-client.mjs";

/**
 * Writes the package of the typed client as an archive that `npm install` takes from an address. Equal sources make equal bytes.
 * @param {string} file
 */
export async function packClient(file) {
  const folder = mkdtempSync(join(tmpdir(), "dossier-client-"));
  try {
    await buildClient(folder);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await archiveOf(folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} folder */
async function archiveOf(folder) {
  const archive = pack();
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
  // The time that `npm pack` gives all files. Zero would be refused by some tools.
  for (const name of names.filter((each) => statSync(join(folder, each)).isFile()))
    archive.entry(
      { name: `package/${name.replaceAll(sep, "/")}`, mtime: new Date("1985-10-26T08:15:00Z") },
      readFileSync(join(folder, name)),
    );
  archive.finalize();
  return promisify(gzip)(await buffer(archive), { level: 9 });
}
