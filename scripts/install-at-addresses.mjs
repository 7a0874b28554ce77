import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";

/**
 * Installs all packages where there are none, and returns whether that worked. The lock file names no addresses, because they
 * would be those of one registry. npm would therefore read the list of all versions of every package first, which takes longer than
 * installing them. The addresses follow from the names, so npm gets a copy of the lock file with those of the registry in use.
 * @param {string} root Folder of package.json and package-lock.json, which stay as they are.
 */
export function installAtAddresses(root) {
  const settings = npmSettings();
  if (!settings) return false;
  const folder = join(root, ".cache/install");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of ["package.json", ".npmrc"])
    if (existsSync(join(root, name))) copyFileSync(join(root, name), join(folder, name));
  const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  writeFileSync(join(folder, "package-lock.json"), JSON.stringify(withAddresses(lock, settings)));
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: folder,
    stdio: "inherit",
  });
  if (status === 0) renameSync(join(folder, "node_modules"), join(root, "node_modules"));
  else console.log("That failed with the addresses that most registries use. Trying again without them …");
  rmSync(folder, { recursive: true, force: true });
  return status === 0;
}

/**
 * A lock file with the address of every package that it has a checksum for.
 * @param {{ packages: Record<string, { name?: string, version?: string, integrity?: string, resolved?: string }> }} lock
 * @param {Record<string, unknown>} settings npm's own, by name: `registry`, and `@scope:registry` for packages of a scope.
 */
export function withAddresses(lock, settings) {
  const packages = Object.entries(lock.packages).map(([path, entry]) => {
    if (!entry.integrity || entry.resolved) return [path, entry];
    const name = entry.name ?? path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
    const scope = name.startsWith("@") ? name.slice(0, name.indexOf("/")) : "";
    const registry = String(settings[`${scope}:registry`] ?? settings.registry).replace(/\/*$/, "/");
    return [path, { ...entry, resolved: `${registry}${name}/-/${basename(name)}-${entry.version}.tgz` }];
  });
  return { ...lock, packages: Object.fromEntries(packages) };
}

/** @returns {Record<string, unknown> | null} */
function npmSettings() {
  const { status, stdout } = spawnSync("npm", ["config", "list", "--json"], { encoding: "utf8" });
  return status === 0 ? JSON.parse(stdout) : null;
}
