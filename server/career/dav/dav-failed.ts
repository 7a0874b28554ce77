import type { DavError } from "@/contracts/model/dav-account";
import { GuardRefused } from "@/server/ai/http/guarded-fetch";

/** A server could not be read or written, for a reason that the owner of the account can understand. */
export class DavFailed extends Error {
  constructor(
    readonly reason: DavError,
    cause?: unknown,
  ) {
    super(reason, { cause });
  }
}

/** What Node and OpenSSL call it. */
const REASONS: Record<string, DavError> = {
  ENOTFOUND: "not-found",
  EAI_AGAIN: "not-found",
  ECONNREFUSED: "unreachable",
  EHOSTUNREACH: "unreachable",
  ENETUNREACH: "unreachable",
  EADDRNOTAVAIL: "unreachable",
  ETIMEDOUT: "timeout",
  ABORT_ERR: "timeout",
  ECONNRESET: "connection-lost",
  EPIPE: "connection-lost",
  HPE_HEADER_OVERFLOW: "too-much",
};

const GUARDS = { "private-address": "private-host", redirect: "redirect", "too-long": "too-much" } as const;

const CERTIFICATE =
  /^(?:ERR_TLS_CERT|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_(?:GET|VERIFY|DECODE)|HOSTNAME_MISMATCH|INVALID_CA|PATH_LENGTH)/;

/** Why a request failed. */
export function davFailure(error: unknown): DavFailed {
  if (error instanceof DavFailed) return error;
  if (error instanceof GuardRefused) return new DavFailed(GUARDS[error.reason], error);
  const { code, name, cause } = error as { code?: unknown; name?: string; cause?: unknown };
  if (name === "AbortError" || name === "TimeoutError") return new DavFailed("timeout", error);
  if (typeof code === "string" && CERTIFICATE.test(code)) return new DavFailed("certificate", error);
  const reason = typeof code === "string" ? REASONS[code] : undefined;
  if (reason) return new DavFailed(reason, error);
  return cause instanceof Error ? davFailure(cause) : new DavFailed("server-error", error);
}
