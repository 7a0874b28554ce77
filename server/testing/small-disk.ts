import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type SmallDisk = { path: string; remove: () => void };

/** Mounts an in-memory disk, at the given or a new folder. Null if mounting is not allowed; the reason is printed. */
export function mountSmallDisk(megabytes: number, at?: string, options = ""): SmallDisk | null {
  const path = at ?? mkdtempSync(join(tmpdir(), "dossier-disk-"));
  const words = ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=755${options}`, "tmpfs", path];
  const { status, stderr } = spawnSync("mount", words, { encoding: "utf8" });
  if (status !== 0) {
    console.log(`Full disks are not tested: mounting one is not allowed here (${stderr?.trim() ?? "no mount command"}).`);
    return null;
  }
  return {
    path,
    remove() {
      spawnSync("umount", ["-l", path]);
      if (!at) rmSync(path, { recursive: true, force: true });
    },
  };
}
