import { spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { installMissing, root } from "./install.mjs";
import { wantOffice } from "./office.mjs";
import { wantPoppler } from "./system-packages.mjs";
import { storiesOf, summaryOf, testsOf } from "./test-summary.mjs";

// `npm test`: all checks and tests, fastest failures first. Continues after a failure, so that one run shows everything; ends
// with the counts, and with code 1 if anything failed. `npm test -- rules server` runs only the named steps. `--every-case` tries
// every combination where tests try some in turn (server/testing/in-turn.ts).
process.chdir(root);
installMissing();
const requested = process.argv.slice(2).filter((word) => word !== "--every-case");
if (process.argv.includes("--every-case")) process.env.EVERY_CASE = "yes";
const counts = { passed: 0, failed: 0 };
const failures = [];
const flaky = [];

await step("check", async () => command("check", process.execPath, ["scripts/check.mjs"]));
await step("build", async () => command("build", process.execPath, ["scripts/build.mjs"]));
await step("rules", () => vitest("rules"));
await step("server", () => {
  wantPoppler();
  wantOffice();
  return vitest("server");
});
await step("stories", stories);

for (const line of summaryOf({ ...counts, failures, flaky })) console.log(line);
process.exit(counts.failed > 0 ? 1 : 0);

async function step(name, work) {
  if (requested.length > 0 && !requested.includes(name)) return;
  const started = performance.now();
  console.log(`\n== ${name}`);
  await work();
  console.log(`== ${name}: ${((performance.now() - started) / 1000).toFixed(0)} s`);
}

async function command(name, path, args, environment = {}) {
  const code = await exitCode(path, args, environment);
  count(code === 0 ? 1 : 0, code === 0 ? 0 : 1, name);
  return code;
}

async function vitest(project) {
  const report = join(root, `.cache/${project}.json`);
  rmSync(report, { force: true });
  const code = await exitCode(process.execPath, [
    "node_modules/vitest/vitest.mjs",
    "run",
    "--project",
    project,
    "--reporter=dot",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ]);
  const result = readReport(report);
  if (!result) return count(0, 1, `${project} (no report, code ${code})`);
  count(result.numPassedTests, Math.max(result.numFailedTests, code === 0 ? 0 : 1), project);
  const reported = testsOf(result, root);
  flaky.push(...reported.flaky);
  for (const { file, title, why } of reported.failures) tell(file, title, why);
}

async function stories() {
  const { findChromium } = await import("./chromium.mjs");
  const report = join(root, ".cache/stories.json");
  rmSync(report, { force: true });
  const environment = {
    PLAYWRIGHT_CHROMIUM: await findChromium(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    STORIES_PORT: String(await freePort()),
  };
  const code = await exitCode(
    process.execPath,
    ["node_modules/@playwright/test/cli.js", "test", "--reporter=line,json"],
    environment,
  );
  const reported = readReport(report);
  if (!reported?.stats) return count(0, 1, `stories (no report, code ${code})`);
  const result = storiesOf(reported);
  count(result.passed, Math.max(result.failed, code === 0 ? 0 : 1), "stories");
  flaky.push(...result.flaky);
  for (const { file, title, why } of result.failures) tell(file, title, why);
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** Names what failed at the end of the output, where it is looked for, with the first lines of the reason. */
function tell(file, title, why) {
  const reason = stripVTControlCharacters(why)
    .split("\n")
    .filter((line) => line.trim() !== "")
    .slice(0, 12)
    .join("\n    ");
  failures.push(`${file} › ${title}\n    ${reason}`);
}

function count(passed, failed, name) {
  counts.passed += passed;
  counts.failed += failed;
  if (failed > 0) failures.push(`${name} (${failed})`);
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return null;
  }
}

function exitCode(path, args, environment = {}) {
  return new Promise((resolve) => {
    const child = spawn(path, args, {
      cwd: root,
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, CI: process.env.CI ?? "", ...environment },
    });
    child.on("error", () => resolve(1));
    child.on("close", (code) => resolve(code ?? 1));
  });
}
