import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const WORTHWHILE = /\.(js|mjs|css|json|svg|wasm|ttf|otf|html|txt|map)$/;
const LEAST_BYTES = 1024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes `.br` and `.gz` versions of a folder's files, so that serving needs no compression. Existing ones stay. */
export async function compressFolder(folder, quality = 9) {
  const files = filesBelow(folder).filter(
    (path) => WORTHWHILE.test(path) && statSync(path).size >= LEAST_BYTES && !path.endsWith(".map"),
  );
  await Promise.all(files.map((path) => compressFile(path, quality)));
}

async function compressFile(path, quality) {
  if (existsSync(`${path}.br`)) return;
  const bytes = readFileSync(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  writeFileSync(`${path}.gz`, await zip(bytes, { level: 6 }));
  writeFileSync(`${path}.br`, await brotli(bytes, { params }));
}

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}
