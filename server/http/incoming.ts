import type { IncomingMessage, ServerResponse } from "node:http";

/** A body that says nothing for so long is given up. */
export const SILENCE_MS = 20_000;
const MEBIBYTE = 1024 * 1024;

/**
 * What is read and thrown away of a body that was refused, so that its sender hears why instead of seeing a broken pipe: all of one
 * that a client could take for allowed. Of one without end nothing is read any more, which leaves a client that listens while it
 * sends some time to hear the answer, and then the connection is closed.
 */
const DRAIN = { bytes: 48 * MEBIBYTE, ms: 15_000, farewellMs: 2_000 };

/** The body stopped coming. */
export class BodyTimedOut extends Error {}

const expecting = new WeakMap<IncomingMessage, ServerResponse>();

/** Remembers that a client waits for `100 Continue` before it sends its body; it hears it only when somebody wants to read. */
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

/** Takes what still comes of a body whose request has been answered, and throws it away, within bounds. */
export function drainRest(request: IncomingMessage, response: ServerResponse): void {
  if (request.complete || request.destroyed || expecting.has(request)) return;
  const { socket } = request;
  request.on("error", () => {});
  if (Number(request.headers["content-length"] ?? Number.POSITIVE_INFINITY) > DRAIN.bytes) {
    // Who listens for "readable" takes the pieces themselves, whatever Node does with a request that was answered early; nobody takes
    // any here, and so the sender has to wait.
    request.on("readable", () => {});
    response.once("finish", () => setTimeout(() => socket.destroy(), DRAIN.farewellMs).unref());
    return;
  }
  const patience = setTimeout(() => socket.destroy(), DRAIN.ms).unref();
  request.once("end", () => clearTimeout(patience)).once("close", () => clearTimeout(patience));
  request.resume();
}

/** Whether the client still waits for `100 Continue`: it will not send its body any more, so the connection cannot go on. */
export const isBodyHeld = (request: IncomingMessage): boolean => expecting.has(request);
