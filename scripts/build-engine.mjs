// Builds what runs outside the bundler: the server's typesetting process and, for the browser, the worker with its WASM, fonts
// and icons. Each part is rebuilt only when its sources have changed.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { build } from "esbuild";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const dist = join(root, "dist");

/** The files of a bundle as one hash: size and time are enough to detect a change, and are cheap. */
function fingerprint(files) {
  const hash = createHash("sha256");
  for (const file of [...files].sort()) {
    const stat = existsSync(file) ? statSync(file) : null;
    hash.update(`${relative(root, file)} ${stat?.size} ${stat?.mtimeMs}\n`);
  }
  return hash.digest("hex");
}

/** Runs `make` unless the files it read last time are unchanged. `make` returns the files it read. */
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

/** Bundles a module for Node as `dist/<name>.mjs`, if anything in it has changed. Returns its path. */
async function bundleForNode(name, entry) {
  const outfile = join(dist, `${name}.mjs`);
  await whenChanged(
    name,
    () => [outfile],
    async () => {
      const result = await build({
        absWorkingDir: root,
        entryPoints: [entry],
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
    },
  );
  return outfile;
}

/** The server's typesetting process. */
export const buildTypesetterChild = () => bundleForNode("typesetter-child", "server/documents/tasks/child.ts");

/** The browser's engine for Node, where tests and measurements run it. */
export const buildWasmEngine = () => bundleForNode("wasm-engine", "components/kit/page-preview/wasm-engine.ts");

const engineFolder = join(root, "public", "engine");
const fontPackages = join(root, "node_modules", "@expo-google-fonts");
const iconAssets = join(root, "node_modules", "@phosphor-icons", "core", "assets");
const typst = (name, file) => join(root, "node_modules", "@myriaddreamin", name, "pkg", file);

const short = (hash) => hash.digest("hex").slice(0, 16);
const compress = promisify(brotliCompress);

/** Writes a file and, if it pays off, its brotli version. */
async function place(path, bytes, quality) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
  if (quality === 0 || bytes.length < 1024) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  await writeFile(`${path}.br`, await compress(bytes, { params }));
}

/** Runs over the files a few at a time, so that compressing uses all cores and little memory. */
async function each(files, work) {
  const queue = [...files];
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (let file = queue.pop(); file !== undefined; file = queue.pop()) await work(file);
    }),
  );
}

/** A folder named by its content hash, created atomically. */
async function folder(hash, fill) {
  const target = join(engineFolder, hash);
  if (existsSync(target)) return;
  const making = `${target}.making-${process.pid}`;
  rmSync(making, { recursive: true, force: true });
  await fill(making);
  if (existsSync(target)) rmSync(making, { recursive: true, force: true });
  else renameSync(making, target);
}

/** Runs a pure TypeScript module of the project: bundled in memory, loaded from a data address. */
async function load(entry) {
  const result = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    format: "esm",
    platform: "neutral",
    write: false,
    metafile: true,
  });
  const module = await import(`data:text/javascript;base64,${Buffer.from(firstFile(result).contents).toString("base64")}`);
  return { module, inputs: inputsOf(result) };
}

async function buildWorker() {
  const result = await build({
    absWorkingDir: root,
    entryPoints: ["components/kit/page-preview/worker.ts"],
    bundle: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    minify: true,
    write: false,
    loader: { ".typ": "text" },
    define: { "process.env.NODE_ENV": '"production"' },
    metafile: true,
    logLevel: "warning",
  });
  return { bytes: Buffer.from(firstFile(result).contents), inputs: inputsOf(result) };
}

/** The search list of icons: one per line, its name followed by its tags. */
async function iconNames() {
  const { icons } = await import("@phosphor-icons/core");
  // Tags such as *new* say when an icon was added, not what it shows.
  const words = (tags) => new Set(tags.flatMap((tag) => tag.toLowerCase().split(" ")).filter((tag) => /^[a-z]/.test(tag)));
  return Buffer.from(icons.map(({ name, tags }) => [name, ...words(tags)].join(" ")).join("\n"));
}

/** The browser's engine below `public/engine`, and the manifest of its files. */
async function buildBrowserEngine() {
  const manifestFile = join(engineFolder, "manifest.json");
  const folders = () => (existsSync(manifestFile) ? (JSON.parse(readFileSync(manifestFile, "utf8")).folders ?? ["?"]) : ["?"]);
  await whenChanged(
    "browser-engine",
    () => [manifestFile, ...folders().map((name) => join(engineFolder, name))],
    async () => {
      const worker = await buildWorker();
      const compilerFile = typst("typst-ts-web-compiler", "typst_ts_web_compiler_bg.wasm");
      const rendererFile = typst("typst-ts-renderer", "typst_ts_renderer_bg.wasm");
      const [compiler, renderer] = await Promise.all([readFile(compilerFile), readFile(rendererFile)]);
      const engineHash = short(createHash("sha256").update(compiler).update(renderer));
      await folder(engineHash, async (target) => {
        await Promise.all([place(join(target, "compiler.wasm"), compiler, 9), place(join(target, "renderer.wasm"), renderer, 9)]);
      });
      const workerHash = short(createHash("sha256").update(worker.bytes));
      await folder(workerHash, (target) => place(join(target, "worker.js"), worker.bytes, 11));

      const { module: fonts, inputs: fontInputs } = await load("typeset/fonts/fonts.ts");
      const fontFiles = fonts.allFontFiles();
      const versions = [...new Set(fontFiles.map((file) => file.split("/")[0]))].map((slug) =>
        join(fontPackages, slug, "package.json"),
      );
      const fontsHash = short(
        createHash("sha256")
          .update(fontFiles.join("\n"))
          .update(Buffer.concat(versions.map((file) => readFileSync(file)))),
      );
      await folder(fontsHash, (target) =>
        each(fontFiles, async (file) => place(join(target, file), await readFile(join(fontPackages, file)), 5)),
      );

      const iconPackage = join(iconAssets, "..", "package.json");
      const names = await iconNames();
      const iconsHash = short(createHash("sha256").update(readFileSync(iconPackage)).update(names));
      await folder(iconsHash, async (target) => {
        await each(
          ["regular", "fill"].flatMap((weight) => readdirSync(join(iconAssets, weight)).map((file) => join(weight, file))),
          async (file) => place(join(target, file), await readFile(join(iconAssets, file)), 0),
        );
        await place(join(target, "names.txt"), names, 11);
      });

      const remaining = [engineHash, workerHash, fontsHash, iconsHash];
      const manifest = {
        worker: `/engine/${workerHash}/worker.js`,
        compiler: `/engine/${engineHash}/compiler.wasm`,
        renderer: `/engine/${engineHash}/renderer.wasm`,
        fonts: `/engine/${fontsHash}/`,
        icons: `/engine/${iconsHash}/`,
        folders: remaining,
      };
      await writeFile(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);
      for (const name of readdirSync(engineFolder)) {
        if (name !== "manifest.json" && !remaining.includes(name))
          rmSync(join(engineFolder, name), { recursive: true, force: true });
      }
      return [...worker.inputs, ...fontInputs, ...versions, iconPackage, compilerFile, rendererFile];
    },
  );
  return manifestFile;
}

/** The engine for server and browser. */
export async function buildEngine() {
  await Promise.all([buildTypesetterChild(), buildBrowserEngine()]);
}

// Not if it is part of a bundle.
if (process.argv[1]?.endsWith("build-engine.mjs") && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await buildEngine();
}

/** The one file that a bundle of one entry makes. @param {{ outputFiles: { contents: Uint8Array }[] }} result */
function firstFile({ outputFiles: [file] }) {
  if (!file) throw new Error("esbuild made no file.");
  return file;
}
