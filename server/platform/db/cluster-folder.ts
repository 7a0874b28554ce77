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
import { StartRefusedError } from "@/server/platform/start-refused";
import { FALLBACK_FOLDER, type Owner, reachableBy } from "./postgres-binaries";

/** Written once the cluster outside of DATA_DIR is complete, so that it never names one that does not exist. */
const POINTER = "postgres-is-at.txt";

/** The location of a data folder's cluster: below DATA_DIR, or in /var/lib/dossier when `nobody` cannot enter DATA_DIR. */
export function clusterFolder(dataDir: string, owner: Owner | undefined): string {
  const home = realpathSync(dataDir);
  const pointer = join(home, POINTER);
  if (existsSync(pointer)) return readFileSync(pointer, "utf8").trim();
  const folder = join(home, "postgres");
  if (existsSync(join(folder, "PG_VERSION"))) return realpathSync(folder);
  return reachableBy(home, owner) ? folder : join(FALLBACK_FOLDER, shortHash(home));
}

/**
 * Returns the complete cluster of a data folder, creating it if there is none. It is created in a temporary folder and then
 * renamed, so that an interrupted attempt never counts as a cluster. Call this only while nothing else can work there.
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
  const fresh = await createBeside(cluster, owner, initialise);
  rmSync(cluster, { recursive: true, force: true });
  renameSync(fresh, cluster);
  const parent = openSync(dirname(cluster), "r");
  fsyncSync(parent);
  closeSync(parent);
}

/** Creates a cluster in a temporary folder beside another one. A later start removes it unless it was renamed. */
export async function createBeside(
  cluster: string,
  owner: Owner | undefined,
  initialise: (folder: string) => Promise<void>,
): Promise<string> {
  sweepHalfMade(cluster);
  mkdirSync(dirname(cluster), { recursive: true });
  // Every user must be able to pass through the fallback folder; each cluster in it is private.
  if (dirname(cluster) === FALLBACK_FOLDER) chmodSync(FALLBACK_FOLDER, 0o755);
  const fresh = `${cluster}.new-${randomBytes(6).toString("hex")}`;
  mkdirSync(fresh, { mode: 0o700 });
  if (owner) lchownSync(fresh, owner.uid, owner.gid);
  await initialise(fresh);
  return fresh;
}

/**
 * Whether there is a cluster that may contain data. Earlier versions created it in place, and an interrupted one has PG_VERSION
 * too; but a cluster that no server ever ran on, and that has only the built-in databases, contains nothing.
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

/** PostgreSQL refuses a cluster of another user with a less clear message. */
function refuseForeignOwner(cluster: string, owner: Owner | undefined) {
  const us = owner?.uid ?? process.getuid?.();
  const { uid } = statSync(cluster);
  if (us !== undefined && uid !== us)
    throw new StartRefusedError(
      `The database in ${cluster} belongs to user ${uid}, but Dossier would run it as user ${us}. Start Dossier as the same user as before.`,
    );
}
