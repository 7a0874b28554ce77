import { spawnSync } from "node:child_process";
import { bundleScript } from "./bundle-script.mjs";
import { installMissing, root } from "./install.mjs";

// `npm run test:cluster`: builds, then runs two instances on a cluster made of Debian packages and breaks it. Not part of `npm test`.
// `npm run test:cluster -- failover` runs a part.
process.chdir(root);
installMissing();
const { build } = await import("./build.mjs");
await build();
const outfile = await bundleScript("faults/cluster/main.ts", "cluster");
const { status } = spawnSync(process.execPath, [outfile, ...process.argv.slice(2)], { stdio: "inherit" });
process.exit(status ?? 1);
