import { spawn } from "node:child_process";
import { installMissing, root } from "./install.mjs";

// `npm run check`: format and lint, types, unused files and exports, the table of the architecture, plain English. All run in parallel; every warning is an error.
installMissing();
const { generate } = await import("./build.mjs");
await generate();

const checks = [
  ["biome", "node_modules/@biomejs/biome/bin/biome", ["check", "--error-on-warnings", "."]],
  // Whole: what the compiler keeps between runs can miss an export that is gone.
  ["types", "node_modules/typescript-native/bin/tsc", ["--noEmit", "-p", "tsconfig.json", "--incremental", "false"]],
  ["scripts", "node_modules/typescript-native/bin/tsc", ["--noEmit", "-p", "scripts/tsconfig.json"]],
  // Biome enforces the table of scripts/architecture.mjs.
  ["architecture", "scripts/architecture.mjs", ["--check"]],
  ["words", "scripts/plain-english.mjs", []],
  ["knip", "node_modules/knip/bin/knip.js", ["--no-progress"]],
];

const results = await Promise.all(checks.map(([name, path, args]) => check(name, path, args)));
const failed = results.filter((result) => !result.passed).length;
console.log(`check: ${results.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

function check(name, path, args) {
  return new Promise((resolve) => {
    const started = performance.now();
    const child = spawn(process.execPath, [path, ...args], {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, NO_COLOR: "1" },
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
    child.on("close", (code) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`${code === 0 ? "ok  " : "FAIL"} ${name} (${seconds} s)`);
      if (code !== 0) console.log(output.trimEnd());
      resolve({ passed: code === 0 });
    });
  });
}
