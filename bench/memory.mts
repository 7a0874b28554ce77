import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

// Memory as the machine feels it: the proportional share of every process of an application, so that what they share counts once.

const statOf = (pid: string): string[] => {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
};

/** The parent of every process. */
function parents(): Map<string, string> {
  const found = new Map<string, string>();
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      found.set(pid, statOf(pid)[1] ?? "");
    } catch {
      // It has ended in the meantime.
    }
  }
  return found;
}

/** The bundled PostgreSQL, which is no child of the application. */
function postmasterOf(dataDir: string): string | null {
  const pointer = join(dataDir, "postgres-is-at.txt");
  const cluster = existsSync(pointer) ? readFileSync(pointer, "utf8").trim() : join(dataDir, "postgres");
  const file = join(cluster, "postmaster.pid");
  return existsSync(file) ? (readFileSync(file, "utf8").split("\n")[0] ?? null) : null;
}

function shareOf(pid: string): number {
  try {
    const share = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1];
    return Number(share ?? 0) / 1000;
  } catch {
    return 0;
  }
}

/** Megabytes of the process, of PostgreSQL, and of all processes of an application. */
export function memoryOf(pid: number, dataDir: string): { main: number; postgres: number; all: number } {
  const above = parents();
  const root = postmasterOf(dataDir);
  const below = (of: string) =>
    [...above.keys()].filter((process) => {
      for (let at: string | undefined = process; at && at !== "0"; at = above.get(at)) if (at === of) return true;
      return false;
    });
  const sum = (pids: readonly string[]) => pids.reduce((total, process) => total + shareOf(process), 0);
  const main = shareOf(String(pid));
  const postgres = root === null ? 0 : sum(below(root));
  return { main, postgres, all: sum(below(String(pid))) + postgres };
}
