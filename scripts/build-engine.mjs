// Builds what runs outside the bundler: the server's typesetting process and, for the browser, the worker with its WASM, fonts and
// icons. Each part is rebuilt only when something it is made of has changed.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const dist = join(root, "dist");

/** The files of a bundle as one hash: size and time are enough to see a change, and cost nothing. */
function fingerprint(files) {
  const hash = createHash("sha256");
  for (const file of [...files].sort()) {
    const stat = existsSync(file) ? statSync(file) : null;
    hash.update(`${relative(root, file)} ${stat?.size} ${stat?.mtimeMs}\n`);
  }
  return hash.digest("hex");
}

/** Runs `make` unless the files it named last time are unchanged. `make` answers the files it read. */
async function whenChanged(name, outputs, make) {
  const record = join(dist, `${name}.inputs.json`);
  if (existsSync(record) && outputs().every((file) => existsSync(file))) {
    const known = JSON.parse(readFileSync(record, "utf8"));
    if (known.fingerprint === fingerprint(known.files)) return false;
  }
  const files = [...(await make()), fileURLToPath(import.meta.url)];
  mkdirSync(dist, { recursive: true });
  writeFileSync(record, JSON.stringify({ fingerprint: fingerprint(files), files }));
  return true;
}

const inputsOf = (result) => Object.keys(result.metafile.inputs).map((file) => resolve(root, file));

/** The server's typesetting process: `dist/typesetter-child.mjs`. Answers its path. */
export async function buildTypesetterChild() {
  const outfile = join(dist, "typesetter-child.mjs");
  await whenChanged("typesetter-child", () => [outfile], async () => {
    const result = await build({
      absWorkingDir: root,
      entryPoints: ["server/adapters/typesetter/child.ts"],
      outfile,
      bundle: true,
      format: "esm",
      platform: "node",
      target: "node20",
      packages: "external",
      loader: { ".typ": "text" },
      metafile: true,
      logLevel: "warning",
    });
    return inputsOf(result);
  });
  return outfile;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await buildTypesetterChild();
}
