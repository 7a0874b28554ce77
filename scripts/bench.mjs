import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { bundleScript } from "./bundle-script.mjs";
import { installMissing, root } from "./install.mjs";

// `npm run bench`: runs the benchmarks. Builds first; `npm run bench -- api` runs one of the benches; what begins with `--` goes to it.
process.chdir(root);
installMissing();
const { build: buildApplication } = await import("./build.mjs");
await buildApplication();
const requested = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const options = process.argv.slice(2).filter((word) => word.startsWith("--"));
const NOT_A_BENCH = new Set([
  "measure.mts",
  "memory.mts",
  "library.mts",
  "record-screen.mts",
  "visitor.mts",
  "access-token.mts",
  "people.mts",
]);

for (const file of readdirSync("bench").filter((name) => name.endsWith(".mts") && !NOT_A_BENCH.has(name))) {
  const name = file.slice(0, -4);
  if (requested.length > 0 && !requested.includes(name)) continue;
  console.log(`\n== ${name}`);
  const outfile = await bundleScript(`bench/${file}`, `bench-${name}`);
  const { status } = spawnSync(process.execPath, [outfile, ...options], {
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (status !== 0) process.exitCode = 1;
}
