import { ORPCError } from "@orpc/server";
import { BodyTimedOut } from "@/server/entrance/http/incoming";
import { StorageUnavailableError } from "@/server/platform/adapters/storage/storage";
import { isDiskFull } from "@/server/platform/data-folder/free-space";
import { isDatabaseFull, isDatabaseUnavailable, isForeignKeyViolation } from "@/server/platform/db/failures";
import { failure } from "@/server/platform/errors";
import { logError } from "@/server/platform/log";
import { WorkersBusy } from "@/server/platform/workers/admission";
import { WorkBusy, WorkInterrupted, WorkTimedOut } from "@/server/platform/workers/errors";

/**
 * Converts anything thrown during a request to an error of the catalogue. Unknown errors are bugs: 500, and a line in the log.
 */
export function translate(error: unknown): ORPCError<string, unknown> {
  if (error instanceof ORPCError && error.status < 500) return error;
  if (error instanceof BodyTimedOut) return failure("REQUEST_TIMEOUT", { cause: error });
  if (isDiskFull(error) || isDatabaseFull(error)) return failure("INSUFFICIENT_STORAGE", { cause: error });
  if (isDatabaseUnavailable(error) || error instanceof StorageUnavailableError)
    return failure("SERVICE_UNAVAILABLE", { cause: error });
  if (error instanceof WorkersBusy)
    return error.of === "client"
      ? failure("TOO_MANY_REQUESTS", {
          message: "Too many of your files are being rendered or read right now. Try again shortly.",
          cause: error,
        })
      : failure("SERVICE_UNAVAILABLE", {
          message: "Too many files are being rendered or read right now. Try again shortly.",
          cause: error,
        });
  if (error instanceof WorkBusy || error instanceof WorkInterrupted)
    return failure("SERVICE_UNAVAILABLE", { message: "Too much is being worked on right now. Try again shortly.", cause: error });
  if (error instanceof WorkTimedOut)
    return failure("TYPESETTING_FAILED", {
      message: "This took too long and was stopped. Shorten the longest texts.",
      cause: error,
    });
  // The account was deleted while its session was still cached.
  if (isForeignKeyViolation(error, /_userId_fkey$/)) return failure("UNAUTHORIZED", { cause: error });
  if (error instanceof ORPCError && error.status !== 500) return error;
  logError("request-failed", "A request failed", error instanceof ORPCError ? (error.cause ?? error) : error);
  return error instanceof ORPCError ? error : failure("INTERNAL_SERVER_ERROR", { cause: error });
}
