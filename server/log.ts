import { format } from "node:util";
import pino, { type Logger } from "pino";
import { env } from "@/server/env";
import { singleton } from "@/server/singleton";

/** What the log says happened. Documented in docs/security.md; the names are a promise to those who filter by them. */
export type LogEvent =
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
  | "account-deleted"
  | "admin-command"
  | "request-failed"
  | "mail-failed"
  | "database"
  | "typesetter"
  | "storage"
  | "web-access"
  | "instance";

/** Plain values only: never a password, key, token, cookie, or anything a person wrote. */
type Fields = Record<string, string | number | boolean | null | undefined>;

let isClosed = false;

/**
 * Output that nobody reads any more (a closed pipe) is given up quietly: complaining about it would be output again. What still writes to
 * the stream by itself, such as `console`, gets the answer that all is well.
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

/** A line for the operator as it is, such as the reason of an end. Everything else is a line of JSON. */
export const tellOperator = (line: string): void => void process.stderr.write(`${line}\n`);

/** Makes lines of JSON of what the framework prints on its own: it may hold line breaks that somebody sent. */
export function captureConsole(): void {
  const into =
    (level: "info" | "warn" | "error") =>
    (...values: unknown[]) =>
      logger()[level]({ event: "instance" satisfies LogEvent }, format(...values).slice(0, 4_000));
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
      },
      destination,
    ),
  );

/** Writes one line of JSON: `{"level":"info","time":"…","event":"sign-in","address":"192.0.2.7",…,"msg":"Signed in"}`. */
export const logInfo = (event: LogEvent, message: string, fields: Fields = {}) => logger().info({ event, ...fields }, message);

/** Something an operator may want to act on, such as a failed sign-in. */
export const logWarning = (event: LogEvent, message: string, fields: Fields = {}) => logger().warn({ event, ...fields }, message);

/** Something broke. The error's stack is written; its message must hold nothing a person wrote. */
export const logError = (event: LogEvent, message: string, error: unknown, fields: Fields = {}) =>
  logger().error({ event, ...fields, err: error instanceof Error ? error : new Error(String(error)) }, message);
