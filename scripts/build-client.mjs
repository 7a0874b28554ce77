import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { installMissing, root, run } from "./install.mjs";

// `npm run client`: makes the package of the typed client in dist-client/, ready for `npm publish`. The tests make it elsewhere.

/** @param {string} folder where the package is made; what was there is removed. */
export async function buildClient(folder) {
  const { writeRoutes } = await import("./write-routes.mjs");
  await writeRoutes();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { build } = await import("esbuild");
  await build({
    absWorkingDir: root,
    entryPoints: ["clients/typescript/index.ts"],
    outfile: join(folder, "index.js"),
    bundle: true,
    format: "esm",
    platform: "neutral",
    target: "es2022",
    packages: "external",
    logLevel: "warning",
  });
  run(process.execPath, ["node_modules/typescript-native/bin/tsc", "-p", "clients/typescript", "--outDir", folder]);
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }))
    if (name.endsWith(".d.ts")) makeRelative(folder, join(folder, name));
  for (const name of ["package.json", "README.md"]) cpSync(join(root, "clients/typescript", name), join(folder, name));
}

/** In a package, paths from the project's root must be relative, and relative ones must name their files. */
function makeRelative(folder, file) {
  const toRoot = relative(dirname(file), folder) || ".";
  const text = readFileSync(file, "utf8")
    .replaceAll(/(["'])@\//g, `$1${toRoot}/`)
    .replaceAll(/((?:from|import\() ?["'])(\.[^"']*)(?=["'])/g, "$1$2.js");
  writeFileSync(file, text);
}

if (process.argv[1] === import.meta.filename) {
  process.chdir(root);
  installMissing();
  await buildClient(join(root, "dist-client"));
  console.log("The package is in dist-client/.");
}
