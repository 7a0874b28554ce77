import { ConfigurationError } from "@/server/platform/env";

/** An error whose message is one line for the person who starts the instance; no trace is printed. */
export class ReadableError extends Error {}

/** A start that fails for a reason a person can fix. */
export class StartRefusedError extends ReadableError {}

/** Whether an error's message is enough for the person who starts the instance. */
export const isReadable = (error: unknown): error is Error =>
  error instanceof ReadableError || error instanceof ConfigurationError;

/** A system error in words for an operator rather than a programmer. */
export function systemReason(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  const known: Record<string, string> = {
    EACCES: "this user has no permission",
    EPERM: "this user has no permission",
    EROFS: "the file system is read-only",
    ENOSPC: "the disk is full",
    EDQUOT: "the disk quota is used up",
    ENOTDIR: "a part of the path is a file",
    EEXIST: "a file is in its place",
    ENOENT: "it does not exist",
  };
  return (code && known[code]) ?? (error instanceof Error ? error.message : String(error));
}
