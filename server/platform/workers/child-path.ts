import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

const BUILT = join("dist", "typesetter-child.mjs");

function above(folder: string): string[] {
  const parent = dirname(folder);
  return parent === folder ? [folder] : [folder, ...above(parent)];
}

/**
 * The built entry of a typesetting process, in the project's `dist` folder. The folder is located from the working directory or
 * the running script, because a bundler moves this file.
 */
export function findChildPath(): string {
  const folders = [...above(process.cwd()), ...above(dirname(process.argv[1] ?? process.cwd()))];
  const found = folders.map((folder) => join(folder, BUILT)).find((path) => existsSync(path));
  if (!found) throw new Error(`${BUILT} is missing: build it with "npm run build".`);
  return found;
}
