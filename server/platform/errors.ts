import { ORPCError } from "@orpc/server";
import { ERRORS, type ErrorCode } from "@/contracts/errors";

/** An error of the catalogue, ready to throw: `throw failure("NOT_FOUND")`. Anything else thrown is a bug and becomes a 500. */
export function failure(code: ErrorCode, options: { message?: string; data?: unknown; cause?: unknown; defined?: boolean } = {}) {
  const { status, message } = ERRORS[code];
  return new ORPCError(code, { status, message, ...options });
}

/** The error for a thing that is not there, or belongs to somebody else: `throw missing("story")`. The two look the same. */
export const missing = (what: string) => failure("NOT_FOUND", { message: `This ${what} does not exist.` });

/** Whether something thrown is this error of the catalogue. */
export const hasCode = (error: unknown, code: string): boolean => error instanceof ORPCError && error.code === code;

/** Whether something thrown is an error of the catalogue, rather than a bug. */
export const isRefusal = (error: unknown): boolean => error instanceof ORPCError;

/** The error body: always five keys. Source: interface.md "Errors". */
export function envelope(error: { defined?: boolean; code: string; status: number; message: string; data?: unknown }) {
  return {
    defined: error.defined ?? false,
    code: error.code,
    status: error.status,
    message: error.message,
    data: error.data ?? null,
  };
}
