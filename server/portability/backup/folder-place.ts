import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Source } from "./archive-reader";
import { BackupError, withReason } from "./backup-error";
import type { Place, Target } from "./backup-place";

/** Writes a file next to its final name, syncs it, then renames it: a file with that name is always complete. */
export async function fileTarget(path: string): Promise<Target> {
  if (existsSync(path)) throw new BackupError(`${path} exists already. Nothing was written.`);
  const partial = `${path}.part`;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 }).catch((error: unknown) => {
    throw withReason(`The folder of ${path} cannot be used`, error);
  });
  const stream = createWriteStream(partial, { mode: 0o600, highWaterMark: 1024 * 1024 });
  return {
    stream,
    async complete() {
      const file = await open(partial, "r+");
      await file.sync().finally(() => file.close());
      await rename(partial, path);
    },
    abandon: () => rm(partial, { force: true }),
  };
}

export const sourceOfFile = (path: string): Source => ({
  name: path,
  open: async () => createReadStream(path, { highWaterMark: 1024 * 1024 }),
});

export const folderPlace = (folder: string): Place => ({
  addressOf: (name) => join(folder, name),
  create: (name) => fileTarget(join(folder, name)),
  open: (name) => sourceOfFile(join(folder, name)).open(),
  async names() {
    try {
      return await readdir(folder);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
      throw withReason(`The folder ${folder} cannot be read`, error);
    }
  },
  remove: (name) => rm(join(folder, name), { force: true }),
});
