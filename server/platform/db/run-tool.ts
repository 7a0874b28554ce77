import { type SpawnOptions, spawn } from "node:child_process";
import type { FileLock } from "@/server/platform/data-folder/file-lock";
import { searchPath } from "@/server/platform/env";
import type { Owner } from "./postgres-binaries";

type ToolError = Error & { output?: string };

/** Runs one of PostgreSQL's programs to its end. What it prints is part of the error. */
export function runTool(path: string, args: string[], owner: Owner | undefined, lock: FileLock | null): Promise<void> {
  return new Promise((resolve, reject) => {
    // Detached: Ctrl-C goes to the whole process group, and the database must outlive the requests that are still running.
    const child = spawn(path, args, {
      ...owner,
      cwd: "/",
      detached: true,
      // Every process started here inherits the lock.
      stdio: ["ignore", "ignore", "pipe", ...(lock ? [lock.fd] : [])],
      // Our environment is not passed on: PostgreSQL needs none of our secrets.
      env: { PATH: searchPath(), LC_ALL: "C", HOME: "/", NODE_ENV: "production" },
    } as SpawnOptions);
    let output = "";
    child.stderr?.on("data", (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4000);
    });
    child.once("error", reject);
    child.once("exit", (code) => {
      child.stderr?.destroy();
      if (code === 0) resolve();
      else
        reject(
          Object.assign(new Error(`PostgreSQL: ${path} ended with ${code}. ${output.trim().replaceAll("\n", " ")}`), {
            output,
          }) satisfies ToolError,
        );
    });
  });
}

export const outputOf = (error: unknown): string => (error as ToolError).output ?? "";
