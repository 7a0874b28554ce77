import { spawnSync } from "node:child_process";
import { bundleScript } from "./bundle-script.mjs";
import { installMissing, root } from "./install.mjs";
import { wantPoppler } from "./system-packages.mjs";

// `npm run proof`: the printed page, proved. What it takes after `--` stands in proof/main.ts.
process.chdir(root);
installMissing();
wantPoppler();
// `npm run proof -- imports`: PDFs with known content, read back; its options stand in proof/imports/main.ts.
const isImports = process.argv[2] === "imports";
const outfile = isImports
  ? await bundleScript("proof/imports/main.ts", "proof-imports")
  : await bundleScript("proof/main.ts", "proof");
const { status } = spawnSync(process.execPath, [outfile, ...process.argv.slice(2)], { stdio: "inherit" });
process.exit(status ?? 1);
