import { run } from "./install.mjs";

// `npm run release:store`: uses the built application as two people would and stores its database beside the tests, which open it with
// every later version. For a release: build, run this, commit the file.
const { build } = await import("./build.mjs");
await build();
const { bundleScript } = await import("./bundle-script.mjs");
const script = await bundleScript("server/platform/db/testing/store-release.ts", "store-release");
const day = new Date().toISOString().slice(0, 10);
run(process.execPath, [script, `server/platform/db/testing/releases/${day}.json.gz`]);
