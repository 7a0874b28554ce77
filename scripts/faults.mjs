import { spawnSync } from "node:child_process";
import { bundleScript } from "./bundle-script.mjs";
import { installMissing, root } from "./install.mjs";

// `npm run faults`: breaks a running instance in every way and checks whether an acknowledged write is lost. Builds first.
// `npm run faults -- --rounds=10 --seed=7 --kinds="database,both"` runs a part.
process.chdir(root);
installMissing();
const { build } = await import("./build.mjs");
await build();
const outfile = await bundleScript("faults/main.ts", "faults");
const { status } = spawnSync(process.execPath, [outfile, ...process.argv.slice(2)], { stdio: "inherit" });
process.exit(status ?? 1);
