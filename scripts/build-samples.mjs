import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./install.mjs";

/** Where the front page finds its pictures; made by the build, never committed. */
const FOLDER = join(root, "public/template-pictures");
const MARK = join(FOLDER, "made-of.txt");

/**
 * Prints the sample resume in every template as a small picture, unless nothing that the pictures are made of has changed: the
 * sample, the templates and all code between are in the bundle and in the typesetting process; fonts come with the lock file.
 */
export async function buildSamples() {
  const { build } = await import("esbuild");
  const bundle = join(root, ".cache/sample-pictures.mjs");
  await build({
    absWorkingDir: root,
    entryPoints: ["scripts/sample-pictures.ts"],
    outfile: bundle,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    packages: "external",
    loader: { ".typ": "text" },
    logLevel: "warning",
  });
  const hash = createHash("sha256");
  for (const file of [bundle, join(root, "dist/typesetter-child.mjs"), join(root, "package-lock.json")])
    hash.update(readFileSync(file));
  const fingerprint = hash.digest("hex");
  if (existsSync(MARK) && readFileSync(MARK, "utf8") === fingerprint) return;
  console.log("Printing the sample in every template …");
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const { status } = spawnSync(process.execPath, [bundle, FOLDER], { cwd: root, stdio: "inherit" });
  if (status !== 0) throw new Error("The sample could not be printed in every template.");
  writeFileSync(MARK, fingerprint);
}
