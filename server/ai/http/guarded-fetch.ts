import { lookup } from "node:dns";
import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { Readable } from "node:stream";
import { type AllowedHosts, isAllowedAddress, isListedHost } from "@/server/platform/outgoing/allowed-hosts";

/** Why a request was not sent, or its response was abandoned. */
export class GuardRefused extends Error {
  constructor(
    readonly reason: "private-address" | "redirect" | "too-long",
    message: string,
    /** Where a redirect leads. */
    readonly location?: string,
  ) {
    super(message);
  }
}

/** Far above the size of any response of a model. */
const MAX_ANSWER_BYTES = 4 * 1024 * 1024;

/**
 * A `fetch` for addresses that people give: each address a name leads to is checked when the connection is made, so a name that later
 * resolves elsewhere leads nowhere; redirects are rejected; responses are cut at a limit.
 */
export const guardedFetch =
  (allowed: AllowedHosts, maxBytes = MAX_ANSWER_BYTES): typeof fetch =>
  async (input, init = {}) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const body = request.body === null ? null : Buffer.from(await request.arrayBuffer());
    const port = Number(url.port || (url.protocol === "https:" ? 443 : 80));
    const isListed = isListedHost(allowed, url.hostname, port);
    const literal = url.hostname.replace(/^\[|\]$/g, "");
    // Node does not look up what is an address already.
    if (!isListed && isIP(literal) && !isAllowedAddress(allowed, literal)) throw refusedAddress();
    const incoming = await new Promise<IncomingMessage>((resolve, reject) => {
      const send = url.protocol === "https:" ? requestHttps : requestHttp;
      const headers: Record<string, string | number> = { ...Object.fromEntries(request.headers), "accept-encoding": "identity" };
      if (body) headers["content-length"] = body.length;
      const outgoing = send(url, {
        method: request.method,
        headers,
        signal: request.signal,
        agent: false,
        ...(isListed ? {} : { lookup: checkedLookup(allowed) }),
      });
      outgoing.once("response", resolve).once("error", reject);
      outgoing.end(body ?? undefined);
    });
    return answerOf(incoming, maxBytes);
  };

function answerOf(incoming: IncomingMessage, maxBytes: number): Response {
  const status = incoming.statusCode ?? 502;
  if (status >= 300 && status < 400) {
    incoming.destroy();
    throw new GuardRefused("redirect", "The address redirects elsewhere.", incoming.headers.location);
  }
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) if (value !== undefined) headers.set(name, String(value));
  const hasBody = status !== 204 && status !== 205;
  if (!hasBody) incoming.resume();
  const stream = hasBody ? (Readable.toWeb(Readable.from(limited(incoming, maxBytes))) as ReadableStream<Uint8Array>) : null;
  return new Response(stream, { status: Math.max(200, status), headers });
}

async function* limited(incoming: IncomingMessage, maxBytes: number): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new GuardRefused("too-long", "The answer is too long.");
    yield new Uint8Array(chunk);
  }
}

/** Looks a name up, and refuses it where any of its addresses is not allowed. */
const checkedLookup =
  (allowed: AllowedHosts): LookupFunction =>
  (hostname, options, callback) =>
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return callback(error ?? refusedAddress(), "", 0);
      if (!addresses.every(({ address }) => isAllowedAddress(allowed, address))) return callback(refusedAddress(), "", 0);
      if (options.all) return callback(null, addresses);
      callback(null, first.address, first.family);
    });

const refusedAddress = () => new GuardRefused("private-address", "The address is in a private network.");
