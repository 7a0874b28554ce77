import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { installMissing, root } from "./install.mjs";
import { wantPoppler } from "./system-packages.mjs";

// `npm run proof`: the printed page, proved. What it takes after `--` stands in proof/main.ts.
process.chdir(root);
installMissing();
wantPoppler();
const { build } = await import("esbuild");
const outfile = join(root, ".cache/proof.mjs");
await build({
  absWorkingDir: root,
  entryPoints: ["proof/main.ts"],
  outfile,
  bundle: true,
  platform: "node",
  format: "esm",
  packages: "external",
  loader: { ".typ": "text" },
  resolveExtensions: [".mts", ".ts", ".tsx", ".mjs", ".js"],
  logLevel: "warning",
});
const { status } = spawnSync(process.execPath, [outfile, ...process.argv.slice(2)], { stdio: "inherit" });
process.exit(status ?? 1);
