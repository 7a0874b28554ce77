import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { installAtAddresses } from "./install-at-addresses.mjs";

export const root = join(import.meta.dirname, "..");

process.env.NEXT_TELEMETRY_DISABLED = "1";
process.env.CHECKPOINT_DISABLE = "1";

/** Exits with one line if Node is too old. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Dossier needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Installs the packages of package-lock.json if they are missing or outdated. */
export function installMissing() {
  requireNode();
  const installed = join(root, "node_modules/.package-lock.json");
  const upToDate = existsSync(installed) && statSync(installed).mtimeMs >= 0 && sameLock(installed);
  if (upToDate) return;
  console.log("Installing packages …");
  if (!existsSync(join(root, "node_modules")) && installAtAddresses(root)) return;
  // Not `npm ci`: it would first remove everything that is there.
  run("npm", ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"]);
}

/** Whether every package that the lock file requires on this machine is installed in the right version. */
function sameLock(installed) {
  const expected = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages;
  const have = JSON.parse(readFileSync(installed, "utf8")).packages;
  return Object.entries(expected).every(
    ([path, entry]) => path === "" || entry.optional || entry.peer || have[path]?.version === entry.version,
  );
}

/** Runs a command while this process continues; a failure ends this process with its code. */
export async function runBeside(command, args, environment = {}) {
  const child = spawn(command, args, { cwd: root, stdio: "inherit", env: { ...process.env, ...environment } });
  process.once("exit", () => child.kill());
  const [code] = await once(child, "exit");
  if (code !== 0) process.exit(code ?? 1);
}

/** Runs a command with our output; a failure ends this process with its code. */
export function run(command, args, environment = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: "inherit", env: { ...process.env, ...environment } });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}
