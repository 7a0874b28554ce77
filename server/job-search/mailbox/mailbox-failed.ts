import { MAILBOX_ERRORS, type MailboxError } from "@/contracts/model/mailbox";

/** A mailbox could not be read, for a reason that its owner can understand. */
export class MailboxFailed extends Error {
  constructor(
    readonly reason: MailboxError,
    cause?: unknown,
  ) {
    super(MAILBOX_ERRORS[reason], { cause });
  }
}

/** What Node, OpenSSL and the IMAP client call it. */
const REASONS: Record<string, MailboxError> = {
  ENOTFOUND: "not-found",
  EAI_AGAIN: "not-found",
  ECONNREFUSED: "unreachable",
  EHOSTUNREACH: "unreachable",
  ENETUNREACH: "unreachable",
  EADDRNOTAVAIL: "unreachable",
  ETIMEDOUT: "timeout",
  ETIMEOUT: "timeout",
  CONNECT_TIMEOUT: "timeout",
  GREETING_TIMEOUT: "timeout",
  UPGRADE_TIMEOUT: "timeout",
  ECONNRESET: "connection-lost",
  EPIPE: "connection-lost",
  NoConnection: "connection-lost",
  EConnectionClosed: "connection-lost",
  ClosedAfterConnectText: "connection-lost",
  ClosedAfterConnectTLS: "connection-lost",
  LineTooLarge: "too-much",
  LiteralTooLarge: "too-much",
  ResponseTooLarge: "too-much",
  TooManyTokens: "too-much",
  TooManyResponses: "too-much",
  MissingServerExtension: "no-encryption",
  STARTTLS_INJECTION: "no-encryption",
};

interface Thrown {
  code?: string;
  authenticationFailed?: boolean;
  tlsFailed?: boolean;
  mailboxMissing?: boolean;
  message?: string;
  _err?: Thrown;
  cause?: Thrown;
}

/** Why a connection or a command failed. */
export function mailboxFailure(error: unknown): MailboxFailed {
  if (error instanceof MailboxFailed) return error;
  return new MailboxFailed(reasonOf(error as Thrown), error);
}

function reasonOf(error: Thrown): MailboxError {
  const { code = "" } = error;
  if (error.authenticationFailed) return "wrong-password";
  if (error.mailboxMissing) return "unknown-folder";
  if (isCertificate(error)) return "certificate";
  const inner = error._err ?? error.cause;
  const known = REASONS[code];
  if (inner && (known === undefined || isCertificate(inner))) return reasonOf(inner);
  if (known) return known;
  // An SSL error without a certificate: the port does not speak TLS.
  if (error.tlsFailed || /^ERR_SSL|^EPROTO$/.test(code)) return "no-encryption";
  return "server-error";
}

const isCertificate = ({ code = "" }: Thrown): boolean =>
  /^(?:ERR_TLS_CERT|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_(?:GET|VERIFY|DECODE)|HOSTNAME_MISMATCH|INVALID_CA|PATH_LENGTH)/.test(
    code,
  );
