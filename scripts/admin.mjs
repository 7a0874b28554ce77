import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./install.mjs";

// `npm run admin -- <command>`: builds when the sources have changed, then does it with the built code.
process.chdir(root);
const { build } = await import("./build.mjs");
await build();
await import(pathToFileURL(join(root, "dist/admin.mjs")).href);
