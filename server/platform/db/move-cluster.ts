import { existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type pg from "pg";
import { logInfo } from "@/server/platform/log";

/** How the rows get out of one server and into another. */
export type Carry = {
  /** Writes all rows into a file and returns its path. */
  out: (connection: pg.ClientConfig) => Promise<string>;
  /** Fills an empty database from the file. */
  into: (connection: pg.ClientConfig, file: string) => Promise<void>;
};

type Serve = (cluster: string, work: (connection: pg.ClientConfig) => Promise<void>) => Promise<void>;

type Move = {
  cluster: string;
  major: number;
  serveOld: Serve;
  serveNew: Serve;
  /** Makes an empty cluster beside the old one. */
  createFresh: () => Promise<string>;
  carry: Carry;
};

const backupName = (cluster: string, major: number) => `${cluster}.postgres-${major}`;

/**
 * Moves the rows of a cluster into a new one of the present version. The old folder keeps its rows under another name. Until the two are
 * swapped, a failure or a kill loses nothing, and the next start begins again.
 */
export async function moveCluster({ cluster, major, serveOld, serveNew, createFresh, carry }: Move): Promise<void> {
  logInfo("database", "Moving the database to a newer PostgreSQL.", { from: major });
  let file = "";
  await serveOld(cluster, async (connection) => {
    file = await carry.out(connection);
  });
  const fresh = await createFresh();
  await serveNew(fresh, (connection) => carry.into(connection, file));
  renameSync(cluster, backupName(cluster, major));
  renameSync(fresh, cluster);
  logInfo("database", "The database was moved. The old folder is removed after the next start.", {
    old: backupName(cluster, major),
  });
}

/** After a kill between the two renames there is only the old folder, which becomes the cluster again. */
export function finishInterruptedMove(cluster: string): void {
  const [previous] = previousBeside(cluster);
  if (previous && !existsSync(join(cluster, "PG_VERSION"))) renameSync(previous, cluster);
}

/** Removes the old copy of a move. Only for a start that found the new cluster and could use it. */
export function removePrevious(cluster: string): void {
  for (const previous of previousBeside(cluster)) rmSync(previous, { recursive: true, force: true });
}

function previousBeside(cluster: string): string[] {
  const [parent, name] = [dirname(cluster), basename(cluster)];
  if (!existsSync(parent)) return [];
  const isPrevious = (entry: string) =>
    entry.startsWith(`${name}.postgres-`) && /^\d+$/.test(entry.slice(`${name}.postgres-`.length));
  return readdirSync(parent)
    .filter(isPrevious)
    .map((entry) => join(parent, entry));
}
