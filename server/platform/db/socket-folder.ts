import { lchownSync, lstatSync, mkdirSync, mkdtempSync, rmdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Owner } from "./postgres-binaries";

const TEMPORARY = "/tmp/dossier-socket-";
/** A socket path has at most 107 bytes, including the name of the socket. */
const MAX_BYTES = 100;
/** Characters that need no quoting on the server's command line. */
const PLAIN = /^[\w./@+ -]+$/;

/**
 * Creates a folder for the server's socket that only its owner can enter: inside the cluster's folder, where no one else can
 * prepare anything. If that path is too long, a folder with an unpredictable name. Call it while no server runs: it removes old
 * sockets.
 */
export function makeSocketFolder(cluster: string, owner: Owner | undefined, before: string): string {
  const folder = join(cluster, "run");
  if (Buffer.byteLength(folder) >= MAX_BYTES - "/.s.PGSQL.5432".length || !PLAIN.test(folder)) {
    // Clients of this process already use the earlier one.
    if (isTemporary(before) && isOwnFolder(before, owner)) {
      removeSockets(before);
      return before;
    }
    const temporary = mkdtempSync(TEMPORARY);
    if (owner) lchownSync(temporary, owner.uid, owner.gid);
    return temporary;
  }
  if (isOwnFolder(folder, owner)) {
    removeSockets(folder);
    return folder;
  }
  // `rm` removes a link itself, never its target.
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { mode: 0o700 });
  if (owner) lchownSync(folder, owner.uid, owner.gid);
  return folder;
}

function isOwnFolder(folder: string, owner: Owner | undefined): boolean {
  const existing = lstatSync(folder, { throwIfNoEntry: false });
  const uid = owner?.uid ?? process.getuid?.();
  return Boolean(existing?.isDirectory() && (existing.mode & 0o777) === 0o700 && (uid === undefined || existing.uid === uid));
}

/** Whether a running server's socket is where this version puts it. */
export const isOwnSocketFolder = (folder: string, cluster: string) => folder === join(cluster, "run") || isTemporary(folder);

/** Removes the temporary folder of a server that has ended. Its name came from a file, so nothing else may be removed. */
export function removeSocketFolder(folder: string) {
  if (!isTemporary(folder)) return;
  try {
    removeSockets(folder);
    rmdirSync(folder);
  } catch {
    // It is gone or not ours.
  }
}

/** PostgreSQL assumes that a killed server still has its socket as long as any process has that id. */
function removeSockets(folder: string) {
  for (const name of [".s.PGSQL.5432", ".s.PGSQL.5432.lock"]) rmSync(join(folder, name), { force: true });
}

const isTemporary = (folder: string) => folder.startsWith(TEMPORARY) && /^[A-Za-z0-9]{6}$/.test(folder.slice(TEMPORARY.length));
