import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { basename, join } from "node:path";

export type Postmaster = { pid: number; socketFolder: string };

/** The contents of `postmaster.pid`: the server's PID, and on the fifth line the folder of its socket. Null if there is none. */
export function readPostmaster(cluster: string): Postmaster | null {
  try {
    const lines = readFileSync(join(cluster, "postmaster.pid"), "utf8").split("\n");
    const pid = Number(lines[0]);
    return Number.isInteger(pid) && pid > 0 ? { pid, socketFolder: lines[4]?.trim() ?? "" } : null;
  } catch {
    return null;
  }
}

/**
 * The server of a cluster, if it runs where this process can see it. A PID alone is no proof: it may belong to another program by
 * now, or come from another container. The command line, which anyone may read, shows which cluster it serves.
 */
export function livePostmaster(cluster: string): Postmaster | null {
  const postmaster = readPostmaster(cluster);
  return postmaster && isPostgresOf(postmaster.pid, cluster) ? postmaster : null;
}

function isPostgresOf(pid: number, cluster: string): boolean {
  const words = commandOf(pid);
  if (words) return basename(words[0] ?? "") === "postgres" && words[words.indexOf("-D") + 1] === cluster;
  if (hasProcessTable()) return false;
  return isAlive(pid);
}

/** Whether a process with this PID is running. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/**
 * Kills all processes of a cluster's server together, like a power cut; its write-ahead log restores the rows. `lastPid` is needed
 * if the cluster's folder, which names the server, is gone.
 */
export function killPostgres(cluster: string, lastPid?: number) {
  const pid = livePostmaster(cluster)?.pid ?? lastPid;
  const server = pid !== undefined && isPostgresOf(pid, cluster) ? [pid] : [];
  for (const pid of [...server, ...processesIn(cluster)]) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // It has already ended.
    }
  }
}

/** Servers and their helper processes have the cluster's folder as working directory. Returns none if /proc does not show it. */
function processesIn(cluster: string): number[] {
  if (!hasProcessTable()) return [];
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return (
          readlinkSync(`/proc/${pid}/cwd`).replace(/ \(deleted\)$/, "") === cluster &&
          basename(readlinkSync(`/proc/${pid}/exe`)) === "postgres"
        );
      } catch {
        return false;
      }
    });
}

function commandOf(pid: number): string[] | null {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
  } catch {
    return null;
  }
}

const hasProcessTable = () => commandOf(process.pid) !== null;
