import { createHash, randomBytes } from "node:crypto";
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  lchownSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { StartRefusedError } from "@/server/start-refused";
import { FALLBACK_FOLDER, type Owner, reachableBy } from "./postgres-binaries";

/** Made once the cluster outside of DATA_DIR is complete, so that it never names one that does not exist. */
const POINTER = "postgres-is-at.txt";

/** Where the cluster of a data folder is or belongs: below DATA_DIR, or in /var/lib/dossier when `nobody` cannot enter DATA_DIR. */
export function clusterFolder(dataDir: string, owner: Owner | undefined): string {
  const home = realpathSync(dataDir);
  const pointer = join(home, POINTER);
  if (existsSync(pointer)) return readFileSync(pointer, "utf8").trim();
  const folder = join(home, "postgres");
  if (existsSync(join(folder, "PG_VERSION"))) return realpathSync(folder);
  return reachableBy(home, owner) ? folder : join(FALLBACK_FOLDER, shortHash(home));
}

/**
 * The complete cluster of a data folder, made when there is none. It is made in a folder beside its place and then renamed, so that one
 * that died half way is never taken for a cluster. Call it only while nobody else can be at work there.
 */
export async function ensureCluster(
  dataDir: string,
  owner: Owner | undefined,
  initialise: (folder: string) => Promise<void>,
): Promise<string> {
  const cluster = clusterFolder(dataDir, owner);
  const pointer = join(realpathSync(dataDir), POINTER);
  sweepHalfMade(cluster);
  if (!isComplete(cluster)) {
    if (existsSync(pointer))
      throw new StartRefusedError(
        `The database of this data folder should be in ${cluster} (according to ${pointer}), but it is missing. Restore it, or delete ${pointer} to start with an empty database.`,
      );
    await createCluster(cluster, owner, initialise);
  }
  refuseForeignOwner(cluster, owner);
  if (dirname(cluster) === FALLBACK_FOLDER && !existsSync(pointer)) writeFileSync(pointer, `${cluster}\n`);
  return cluster;
}

const shortHash = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 12);

async function createCluster(cluster: string, owner: Owner | undefined, initialise: (folder: string) => Promise<void>) {
  mkdirSync(dirname(cluster), { recursive: true });
  // The fallback's own folder is everybody's way to their cluster; each cluster is closed.
  if (dirname(cluster) === FALLBACK_FOLDER) chmodSync(FALLBACK_FOLDER, 0o755);
  const fresh = `${cluster}.new-${randomBytes(6).toString("hex")}`;
  mkdirSync(fresh, { mode: 0o700 });
  if (owner) lchownSync(fresh, owner.uid, owner.gid);
  await initialise(fresh);
  rmSync(cluster, { recursive: true, force: true });
  renameSync(fresh, cluster);
  const parent = openSync(dirname(cluster), "r");
  fsyncSync(parent);
  closeSync(parent);
}

/**
 * Whether there is a cluster that may hold something. Versions before this one made it in place, and one of theirs that was killed has
 * PG_VERSION too; but a cluster that no server ever ran on, and that has no database beyond the built-in ones, holds nothing.
 */
function isComplete(cluster: string): boolean {
  if (!existsSync(join(cluster, "PG_VERSION"))) return false;
  if (existsSync(join(cluster, "postmaster.opts"))) return true;
  const FIRST_OWN_OID = 16_384;
  try {
    return readdirSync(join(cluster, "base")).some((name) => Number(name) >= FIRST_OWN_OID);
  } catch {
    return false;
  }
}

function sweepHalfMade(cluster: string) {
  const parent = dirname(cluster);
  if (!existsSync(parent)) return;
  for (const name of readdirSync(parent))
    if (name.startsWith(`${basename(cluster)}.new-`)) rmSync(join(parent, name), { recursive: true, force: true, maxRetries: 5 });
}

/** PostgreSQL opens only what is its own, and would say so less clearly. */
function refuseForeignOwner(cluster: string, owner: Owner | undefined) {
  const us = owner?.uid ?? process.getuid?.();
  const { uid } = statSync(cluster);
  if (us !== undefined && uid !== us)
    throw new StartRefusedError(
      `The database in ${cluster} belongs to user ${uid}, but Dossier would run it as user ${us}. Start Dossier as the same user as before.`,
    );
}
