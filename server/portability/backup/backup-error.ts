import { isDiskFull } from "@/server/platform/data-folder/free-space";
import { StartRefusedError, systemReason } from "@/server/platform/start-refused";

/** A backup or a restore that fails for a reason a person can fix. Its message is for that person. */
export class BackupError extends StartRefusedError {}

/** Codes with which a file system or a network refuses. Other errors are bugs and keep their trace. */
const KNOWN = /^(E[A-Z]+|53100)$/;

/** `what` with the reason in plain words if it is known, else the error itself. */
export function withReason(what: string, error: unknown): unknown {
  if (error instanceof StartRefusedError) return error;
  if (isDiskFull(error)) return new BackupError(`${what}: the disk is full.`, { cause: error });
  const { code } = error as { code?: unknown };
  if (typeof code !== "string" || !KNOWN.test(code)) return error;
  return new BackupError(`${what}: ${systemReason(error)}.`, { cause: error });
}
