import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { postgresOwner } from "@/server/platform/db/postgres-binaries";
import type { Packages } from "./packages";

export type Daemon = {
  name: string;
  child: ChildProcess;
  stop: (signal?: NodeJS.Signals) => Promise<void>;
  recentOutput: () => string;
};

/** Starts a program of the cluster without privileges, with its output in a file of its name. */
export function startDaemon(packages: Packages, folder: string, name: string, [command = "", ...words]: string[]): Daemon {
  const log = join(folder, `${name}.log`);
  const output = openSync(log, "a");
  const child: ChildProcess = spawn(command, words, {
    ...postgresOwner(),
    cwd: folder,
    env: { NODE_ENV: "production", ...packages.environment },
    stdio: ["ignore", output, output],
  });
  closeSync(output);
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  child.once("error", () => {});
  const stop = async (signal: NodeJS.Signals = "SIGTERM") => {
    child.kill(signal);
    await exited;
  };
  return { name, child, stop, recentOutput: () => readFileSync(log, "utf8").split("\n").slice(-15).join("\n") };
}

const PATIENCE_MS = 90_000;

/** Resolves with what `look` finds, once it finds something. Throws with an explanation if that takes too long. */
export async function until<Found>(look: () => Promise<Found | null> | Found | null, explain: () => string): Promise<Found> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const found = await look();
    if (found !== null) return found;
    if (performance.now() > end) throw new Error(explain());
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
