import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { installMissing, root } from "./install.mjs";

// `npm run bench`: what things cost. Builds first; `npm run bench -- api` runs one of the benches.
process.chdir(root);
installMissing();
const { build: buildApplication } = await import("./build.mjs");
await buildApplication();
const { build } = await import("esbuild");
const wanted = process.argv.slice(2);
const NOT_A_BENCH = new Set(["measure.mts", "library.mts"]);

for (const file of readdirSync("bench").filter((name) => name.endsWith(".mts") && !NOT_A_BENCH.has(name))) {
  const name = file.slice(0, -4);
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n== ${name}`);
  const outfile = join(root, `.cache/bench-${name}.mjs`);
  await build({
    absWorkingDir: root,
    entryPoints: [`bench/${file}`],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    loader: { ".typ": "text" },
    resolveExtensions: [".mts", ".ts", ".tsx", ".mjs", ".js"],
    logLevel: "warning",
  });
  if (!existsSync(outfile)) process.exit(1);
  const { status } = spawnSync(process.execPath, [outfile], {
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (status !== 0) process.exitCode = 1;
}
