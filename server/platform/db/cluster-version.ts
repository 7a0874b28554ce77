import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { StartRefusedError } from "@/server/platform/start-refused";

/** The major version of PostgreSQL that wrote a cluster, or null if there is none. */
export function majorOfCluster(cluster: string): number | null {
  const path = join(cluster, "PG_VERSION");
  return existsSync(path) ? Number.parseInt(readFileSync(path, "utf8"), 10) : null;
}

export function majorOfBinaries(native: string): number {
  const { stdout, error } = spawnSync(join(native, "bin", "postgres"), ["--version"], { encoding: "utf8", cwd: "/" });
  const major = /(\d+)(?:\.|beta|rc|devel)/.exec(stdout ?? "")?.[1];
  if (!major) throw new Error(`The bundled PostgreSQL in ${native} does not say its version.`, { cause: error });
  return Number(major);
}

/** PostgreSQL itself would only say in a log that it cannot read the files of another major version. The folder is left alone. */
export function otherMajor(cluster: string, theirs: number, ours: number): StartRefusedError {
  const written = `The database in ${cluster} was written by PostgreSQL ${theirs}, but this version of Dossier has PostgreSQL ${ours}.`;
  if (theirs > ours) return new StartRefusedError(`${written} Start the newer version of Dossier that wrote it.`);
  return new StartRefusedError(
    `${written} Nothing was changed. To move the data: with the version of Dossier before, run \`npm run backup -- move.tar\`. Then move ${cluster} to another place, and with this version run \`npm run restore -- move.tar\`.`,
  );
}
