import type { IncomingMessage, ServerResponse } from "node:http";

/** A body that says nothing for so long is given up. */
const SILENCE_MS = 20_000;
/** What is read and thrown away of a body that was refused, so that its sender hears why instead of seeing a broken pipe. */
const DRAIN = { bytes: 64 * 1024 * 1024, ms: 15_000 };

/** The body stopped coming. */
export class BodyTimedOut extends Error {}

const expecting = new WeakMap<IncomingMessage, ServerResponse>();

/** Remembers that a client waits for `100 Continue` before it sends its body; it hears it only when somebody wants to read. */
export function holdBody(request: IncomingMessage, response: ServerResponse): void {
  expecting.set(request, response);
}

/** The bytes of a body, or "too large" as soon as they pass the limit; a length that is said is believed before anything is read. */
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

/**
 * Takes what still comes of a body whose request has been answered, and throws it away, within bounds. Clients that send everything
 * before they read anything would otherwise never see the answer.
 */
export function drainRest(request: IncomingMessage): void {
  if (request.complete || request.destroyed || expecting.has(request)) return;
  const { socket } = request;
  const start = socket.bytesRead;
  const deadline = Date.now() + DRAIN.ms;
  const watch = setInterval(() => {
    const isOver = request.complete || socket.destroyed;
    if (!isOver && Date.now() < deadline && socket.bytesRead - start < DRAIN.bytes) return;
    clearInterval(watch);
    if (!isOver) socket.destroy();
  }, 50);
  request.on("error", () => {});
  request.resume();
}

/** Whether the client still waits for `100 Continue`: it will not send its body any more, so the connection cannot go on. */
export const isBodyHeld = (request: IncomingMessage): boolean => expecting.has(request);
