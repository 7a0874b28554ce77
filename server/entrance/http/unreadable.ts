import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { ERRORS, type ErrorCode } from "@/contracts/errors";
import { secureFields } from "@/server/entrance/http/headers";
import { envelope } from "@/server/platform/errors";

/** Problems of Node's HTTP parser that are not simply malformed requests. */
const CODES: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: "REQUEST_HEADER_FIELDS_TOO_LARGE",
  HPE_CHUNK_EXTENSIONS_OVERFLOW: "PAYLOAD_TOO_LARGE",
  ERR_HTTP_REQUEST_TIMEOUT: "REQUEST_TIMEOUT",
};

/** A connection of Node's HTTP server, with the response that is being written to it. */
type Connection = Duplex & { _httpMessage?: { headersSent: boolean } | null; destroySoon?: () => void };

/** Responds to what Node cannot parse as a request like to every other error, and closes the connection. */
export function answerUnreadable(error: NodeJS.ErrnoException, connection: Connection): void {
  // Within a response that has begun, it would be read as part of that response.
  if (connection.writable && !connection._httpMessage?.headersSent) connection.write(answerTo(error));
  if (connection.destroySoon) connection.destroySoon();
  else connection.destroy();
}

function answerTo(error: NodeJS.ErrnoException): string {
  const code = CODES[error.code ?? ""] ?? "BAD_REQUEST";
  const { status, message } = ERRORS[code];
  const body = JSON.stringify(envelope({ code, status, message }));
  const fields = {
    ...secureFields(false),
    "content-type": "application/json",
    "content-length": String(Buffer.byteLength(body)),
    "cache-control": "no-store",
    connection: "close",
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`;
}
