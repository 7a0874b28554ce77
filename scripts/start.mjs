import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./install.mjs";
import { stopWithParent } from "./stop-with-parent.mjs";

// `npm start`: installs what is missing, builds when the sources have changed, then serves from this very process, so that a signal
// to it reaches the application itself.
process.chdir(root);
const parent = process.ppid;
const { buildApart } = await import("./build.mjs");
buildApart();
process.env.NODE_ENV ??= "production";
stopWithParent(parent);
await import(pathToFileURL(join(root, "dist/main.mjs")).href);
