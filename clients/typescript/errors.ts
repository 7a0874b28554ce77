import { ORPCError } from "@orpc/client";

/** What a call throws. Each kind has a class: a refusal by the API, no connection, no response in time, or ended by the caller. */
export class DossierError extends Error {
  override readonly name: string = "DossierError";
  /** The API's error code, such as `NOT_FOUND`, or `NETWORK`, `TIMEOUT` or `ABORTED`. */
  readonly code: string;
  constructor(code: string, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

/** The API refused the call: `code`, `status`, `message` and `data` of its error. `defined` is true for errors that the operation names. */
export class DossierApiError extends DossierError {
  override readonly name = "DossierApiError";
  readonly status: number;
  readonly data: unknown;
  readonly defined: boolean;
  constructor(error: { code: string; status: number; message: string; data: unknown; defined: boolean }) {
    super(error.code, error.message, error);
    this.status = error.status;
    this.data = error.data;
    this.defined = error.defined;
  }
}

/** The instance could not be reached, or the connection broke. A change may have been made: read before you repeat it. */
export class DossierNetworkError extends DossierError {
  override readonly name = "DossierNetworkError";
  constructor(cause: unknown) {
    super("NETWORK", "The instance could not be reached, or the connection broke.", cause);
  }
}

/** No response arrived within `timeoutMs`. A change may have been made: read before you repeat it. */
export class DossierTimeoutError extends DossierError {
  override readonly name = "DossierTimeoutError";
  constructor(timeoutMs: number) {
    super("TIMEOUT", `No response within ${timeoutMs} ms.`);
  }
}

/** The caller's signal ended the call. */
export class DossierAbortedError extends DossierError {
  override readonly name = "DossierAbortedError";
  constructor(cause: unknown) {
    super("ABORTED", "The call was aborted.", cause);
  }
}

/** The error of this package for what oRPC throws. Anything else is a bug in the calling program and stays as it is. */
export const asDossierError = (error: unknown): unknown => (error instanceof ORPCError ? new DossierApiError(error) : error);
