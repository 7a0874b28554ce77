import { accessSync, constants, existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { StartRefusedError, systemReason } from "@/server/start-refused";

/** Makes sure that the data folder is there. Throws StartRefusedError with the reason why it cannot be. */
export function makeDataFolder(folder: string) {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new StartRefusedError(`The data folder ${folder} cannot be used: ${systemReason(realReason(folder, error))}.`, {
      cause: error,
    });
  }
}

/** On a read-only file system Node says that a folder it should make does not exist. The nearest one that does knows why. */
function realReason(folder: string, error: unknown): unknown {
  if ((error as NodeJS.ErrnoException).code !== "ENOENT") return error;
  try {
    accessSync(nearestExisting(folder), constants.W_OK);
    return error;
  } catch (reason) {
    return reason;
  }
}

const nearestExisting = (path: string): string =>
  existsSync(path) || path === dirname(path) ? path : nearestExisting(dirname(path));
