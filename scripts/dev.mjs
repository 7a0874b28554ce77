import { spawn } from "node:child_process";
import { watch } from "node:fs";
import { join } from "node:path";
import { installMissing, root } from "./install.mjs";
import { stopWithParent } from "./stop-with-parent.mjs";

// `npm run dev`: the application with Next's live reload; changes below server/ restart it.
process.chdir(root);
stopWithParent(process.ppid);
installMissing();
process.env.NODE_ENV = "development";
const { generate, serverBundle } = await import("./build.mjs");
const { buildEngine } = await import("./build-engine.mjs");
await generate();
await buildEngine();
const { buildSamples } = await import("./build-samples.mjs");
await buildSamples();
const { buildTexts } = await import("./build-texts.mjs");
watch(join(root, "messages"), () => void buildTexts());

let child;
let restarting = Promise.resolve();

function restart() {
  restarting = restarting.then(async () => {
    if (child && child.exitCode === null) {
      const gone = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await gone;
    }
    child = spawn(process.execPath, ["--enable-source-maps", join(root, "dist/main.mjs")], { stdio: "inherit" });
  });
}

const { context } = await import("esbuild");
const restartAfterBuild = {
  name: "restart",
  setup: (build) => build.onEnd(({ errors }) => void (errors.length === 0 && restart())),
};
const watcher = await context({ ...serverBundle, plugins: [...(serverBundle.plugins ?? []), restartAfterBuild] });
await watcher.watch();

for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, () => {
    if (!child || child.exitCode !== null) process.exit(0);
    child.once("exit", () => process.exit(0));
    child.kill(signal);
  });
}
