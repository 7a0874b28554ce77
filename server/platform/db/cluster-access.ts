import { randomBytes } from "node:crypto";
import { closeSync, constants, fchownSync, fsyncSync, openSync, renameSync, writeSync } from "node:fs";
import { userInfo } from "node:os";
import { join } from "node:path";
import { StartRefusedError } from "@/server/platform/start-refused";
import type { Owner } from "./postgres-binaries";

/** The bundled server's only account, which owns its only database. */
export const POSTGRES_USER = "dossier";

/**
 * Writes who may connect: only the system user that runs the application, as reported by the kernel. When that is root, other
 * processes of the unprivileged user that PostgreSQL runs as are rejected. Root may always connect, because it can become any
 * user.
 */
export function writeAccessRules(cluster: string, owner: Owner | undefined) {
  const users = [...new Set(["root", ownName()])];
  writeOwned(cluster, "pg_hba.conf", "local all all peer map=dossier\n", owner);
  writeOwned(cluster, "pg_ident.conf", users.map((user) => `dossier "${user}" ${POSTGRES_USER}\n`).join(""), owner);
}

function ownName(): string {
  try {
    return userInfo().username;
  } catch (cause) {
    throw new StartRefusedError(
      `User ${process.getuid?.()} has no name on this system (no line in /etc/passwd), but the bundled PostgreSQL needs one. Run Dossier as a named user, or set DATABASE_URL.`,
      { cause },
    );
  }
}

/** Replaces a file in a folder of the owner. A symbolic link there is replaced, never followed. */
function writeOwned(folder: string, name: string, text: string, owner: Owner | undefined) {
  const path = join(folder, name);
  const fresh = `${path}.${randomBytes(8).toString("hex")}`;
  const fd = openSync(fresh, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | constants.O_NOFOLLOW, 0o600);
  try {
    if (owner) fchownSync(fd, owner.uid, owner.gid);
    writeSync(fd, text);
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
  renameSync(fresh, path);
}
