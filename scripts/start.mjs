import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./install.mjs";

// `npm start`: installs what is missing, builds when the sources have changed, then serves from this very process, so that a signal
// to it reaches the application itself.
process.chdir(root);
const parent = process.ppid;
const { build } = await import("./build.mjs");
await build();
process.env.NODE_ENV ??= "production";
stopWithParent();
await import(pathToFileURL(join(root, "dist/main.mjs")).href);

/** A signal to npm ends npm and its shell, and some shells do not pass it on: without them we were told to stop as well. */
function stopWithParent() {
  if (!process.env.npm_lifecycle_event) return;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, 250);
  watch.unref();
}
