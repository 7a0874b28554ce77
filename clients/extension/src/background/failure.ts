import type { FailureCode } from "@/clients/extension/src/requests";

/** A failure that the person is shown; anything else is a bug. */
export class Failure extends Error {
  constructor(
    readonly code: FailureCode,
    message = "",
  ) {
    super(message);
  }
}
