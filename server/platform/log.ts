import { format, stripVTControlCharacters } from "node:util";
import pino, { type Logger } from "pino";
import { env } from "@/server/platform/env";
import { metrics } from "@/server/platform/metrics/metrics";
import { currentRequestId } from "@/server/platform/request/request-id";
import { singleton } from "@/server/platform/singleton";
import { currentSpan } from "@/server/platform/tracing/tracing";

/** The events of the log. Documented in docs/security.md; the names are stable, because people filter by them. */
export type LogEvent =
  | "archive"
  | "backup"
  | "mcp-failed"
  | "sign-in"
  | "sign-in-failed"
  | "sign-in-delayed"
  | "sign-out"
  | "sign-up"
  | "password-changed"
  | "password-reset"
  | "email-changed"
  | "site-changed"
  | "two-factor-changed"
  | "passkey-changed"
  | "sessions-ended"
  | "api-key-created"
  | "api-key-revoked"
  | "program-connected"
  | "program-disconnected"
  | "account-deleted"
  | "admin-command"
  | "admin-act"
  | "request-failed"
  | "mail-failed"
  | "database"
  | "typesetter"
  | "storage"
  | "web-access"
  | "entailment"
  | "instance";

/** Plain values only: never a password, key, token, cookie, or personal text. */
type Fields = Record<string, string | number | boolean | null | undefined>;

let isClosed = false;

/**
 * Silently stops on a closed pipe, because reporting it would be output again. For code that still writes to the stream, such as
 * `console`, the write succeeds.
 */
function giveUpOutput(stream: NodeJS.WriteStream) {
  isClosed ||= stream === process.stdout;
  const discard = (_chunk: unknown, encoding?: unknown, callback?: unknown) => {
    const done = typeof encoding === "function" ? encoding : callback;
    if (typeof done === "function") process.nextTick(() => done());
    return true;
  };
  stream.write = discard as NodeJS.WriteStream["write"];
}
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => giveUpOutput(stream));

const destination = {
  write(line: string) {
    if (!isClosed) process.stdout.write(line);
  },
};

/** Writes a plain line for the operator, such as the reason for exiting. Everything else is a line of JSON. */
export const tellOperator = (line: string): void => void process.stderr.write(`${line}\n`);

/** Converts the output of libraries to lines of JSON: it may contain colours, and line breaks from a request. */
export function captureConsole(): void {
  const into =
    (level: "info" | "warn" | "error") =>
    (...values: unknown[]) =>
      logger()[level]({ event: "instance" satisfies LogEvent }, stripVTControlCharacters(format(...values)).slice(0, 4_000));
  console.error = into("error");
  console.warn = into("warn");
  console.log = into("info");
  console.info = into("info");
}

const logger = (): Logger =>
  singleton("log", () =>
    pino(
      {
        base: null,
        level: env().LOG_LEVEL,
        timestamp: pino.stdTimeFunctions.isoTime,
        formatters: { level: (level) => ({ level }) },
        mixin: () => {
          const requestId = currentRequestId();
          const traceId = currentSpan()?.traceId;
          return { ...(requestId === undefined ? {} : { requestId }), ...(traceId === undefined ? {} : { traceId }) };
        },
      },
      destination,
    ),
  );

/** Writes one line of JSON: `{"level":"info","time":"…","event":"sign-in","address":"192.0.2.7",…,"msg":"Signed in"}`. */
export function logInfo(event: LogEvent, message: string, fields: Fields = {}): void {
  metrics()?.observeLog(event, "info");
  logger().info({ event, ...fields }, message);
}

/** Something an operator may want to act on, such as a failed sign-in. */
export function logWarning(event: LogEvent, message: string, fields: Fields = {}): void {
  metrics()?.observeLog(event, "warn");
  logger().warn({ event, ...fields }, message);
}

/** Something broke. The error's stack is written; its message must not contain personal text. */
export function logError(event: LogEvent, message: string, error: unknown, fields: Fields = {}): void {
  metrics()?.observeLog(event, "error");
  logger().error({ event, ...fields, err: error instanceof Error ? error : new Error(String(error)) }, message);
}
