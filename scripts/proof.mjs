import { spawnSync } from "node:child_process";
import { bundleScript } from "./bundle-script.mjs";
import { installMissing, root } from "./install.mjs";
import { wantPoppler } from "./system-packages.mjs";

// `npm run proof`: the printed page, proved. Its arguments after `--` are in proof/main.ts.
process.chdir(root);
installMissing();
wantPoppler();
// `npm run proof -- imports`: PDFs with known content, read back. `npm run proof -- round-trips`: exports, read back. Their options
// are in their main.ts.
const own = ["imports", "makers", "by-eye", "round-trips"].find((name) => name === process.argv[2]);
const folders = { makers: "imports/makers", "by-eye": "imports/by-eye" };
const outfile = own
  ? await bundleScript(`proof/${folders[own] ?? own}/main.ts`, `proof-${own}`)
  : await bundleScript("proof/main.ts", "proof");
const { status } = spawnSync(process.execPath, [outfile, ...process.argv.slice(2)], { stdio: "inherit" });
process.exit(status ?? 1);
