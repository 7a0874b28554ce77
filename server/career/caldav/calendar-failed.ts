import { CALENDAR_ERRORS, type CalendarError } from "@/contracts/model/linked-calendar";
import { GuardRefused } from "@/server/ai/http/guarded-fetch";

/** A calendar could not be compared, for a reason that its owner can understand. */
export class CalendarFailed extends Error {
  constructor(
    readonly reason: CalendarError,
    cause?: unknown,
  ) {
    super(CALENDAR_ERRORS[reason], { cause });
  }
}

/** What Node and OpenSSL call it. */
const REASONS: Record<string, CalendarError> = {
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
export function calendarFailure(error: unknown): CalendarFailed {
  if (error instanceof CalendarFailed) return error;
  if (error instanceof GuardRefused) return new CalendarFailed(GUARDS[error.reason], error);
  const { code, name, cause } = error as { code?: unknown; name?: string; cause?: unknown };
  if (name === "AbortError" || name === "TimeoutError") return new CalendarFailed("timeout", error);
  if (typeof code === "string" && CERTIFICATE.test(code)) return new CalendarFailed("certificate", error);
  const reason = typeof code === "string" ? REASONS[code] : undefined;
  if (reason) return new CalendarFailed(reason, error);
  return cause instanceof Error ? calendarFailure(cause) : new CalendarFailed("server-error", error);
}
