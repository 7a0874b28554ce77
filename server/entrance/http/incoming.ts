import type { IncomingMessage, ServerResponse } from "node:http";

/** A body with no data for this long is abandoned. */
export const SILENCE_MS = 20_000;
const MEBIBYTE = 1024 * 1024;

/**
 * How much of a rejected body is read and discarded, so that the sender gets the response instead of a broken pipe: enough for
 * any body that a client could believe to be allowed. After that, reading stops; a client that reads while it sends has a moment
 * to get the response before the connection is closed.
 */
const DRAIN = { bytes: 48 * MEBIBYTE, ms: 15_000, farewellMs: 2_000 };

/** The client stopped sending the body. */
export class BodyTimedOut extends Error {}

const expecting = new WeakMap<IncomingMessage, ServerResponse>();

/** Remembers that a client waits for `100 Continue` before it sends its body; it is sent only when the body is read. */
export function holdBody(request: IncomingMessage, response: ServerResponse): void {
  expecting.set(request, response);
}

/** The bytes of a body, or "too large" as soon as they pass the limit; a declared length is checked before anything is read. */
export async function readBytes(request: IncomingMessage, limit: number): Promise<Buffer | "too large"> {
  if (Number(request.headers["content-length"] ?? 0) > limit) return "too large";
  expecting.get(request)?.writeContinue();
  expecting.delete(request);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    let patience = setTimeout(giveUp, SILENCE_MS);
    function giveUp() {
      leave();
      reject(new BodyTimedOut("The body of the request stopped coming."));
    }
    function leave() {
      clearTimeout(patience);
      request.off("data", take).off("end", end).off("error", fail).off("close", fail);
    }
    function take(chunk: Buffer) {
      clearTimeout(patience);
      patience = setTimeout(giveUp, SILENCE_MS);
      size += chunk.length;
      if (size > limit) {
        request.pause();
        leave();
        resolve("too large");
      } else chunks.push(chunk);
    }
    function end() {
      leave();
      resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks));
    }
    function fail() {
      leave();
      reject(new BodyTimedOut("The connection was closed before the body was complete."));
    }
    request.on("data", take).once("end", end).once("error", fail).once("close", fail);
    if (request.readableEnded) end();
  });
}

/** Reads and discards the rest of a body after the response, within limits. The connection then serves the next request. */
export function drainRest(request: IncomingMessage, response: ServerResponse): void {
  if (request.complete || request.destroyed || expecting.has(request) || !hasBody(request)) return;
  const { socket } = request;
  request.on("error", () => {});
  if (Number(request.headers["content-length"] ?? 0) > DRAIN.bytes) {
    // With a "readable" listener Node leaves reading to us, even after an early response. Nothing is read here, so the sender has
    // to wait.
    request.on("readable", () => {});
    response.once("finish", () => closeUnfinished(request));
    return;
  }
  const patience = setTimeout(() => socket.destroy(), DRAIN.ms).unref();
  request.once("end", () => clearTimeout(patience)).once("close", () => clearTimeout(patience));
  let left = DRAIN.bytes;
  request.on("data", (chunk: Buffer) => {
    left -= chunk.length;
    if (left >= 0) return;
    request.pause();
    closeUnfinished(request);
  });
  request.resume();
}

/** A request without a length and without a transfer encoding has no body (RFC 9112, 6.3): every GET, for instance. */
const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/** Closes the connection after the farewell. Until its body is complete, no other request can be on it. */
function closeUnfinished(request: IncomingMessage): void {
  setTimeout(() => {
    if (!request.complete) request.socket.destroy();
  }, DRAIN.farewellMs).unref();
}

/** Whether the client still waits for `100 Continue`: it will no longer send its body, so the connection cannot be reused. */
export const isBodyHeld = (request: IncomingMessage): boolean => expecting.has(request);
