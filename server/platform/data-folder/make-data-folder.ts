import { accessSync, constants, existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { StartRefusedError, systemReason } from "@/server/platform/start-refused";

/** Creates the data folder if needed. Throws StartRefusedError with the reason if that fails. */
export function makeDataFolder(folder: string) {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new StartRefusedError(`The data folder ${folder} cannot be used: ${systemReason(realReason(folder, error))}.`, {
      cause: error,
    });
  }
}

/**
 * On a read-only file system Node reports that the folder to create does not exist. The nearest existing folder shows the real
 * reason.
 */
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
