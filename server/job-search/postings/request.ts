import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP } from "node:net";
import type { Duplex } from "node:stream";
import * as zlib from "node:zlib";
import type { CheckedLink } from "./resolve";
import { Unread } from "./unread";

/** Names the product, and reveals nothing about the user. */
const USER_AGENT = "Dossier (reads job postings)";
const HAS_ZSTD = "createZstdDecompress" in zlib;

/** Addresses of one name that are tried: a name may have an IPv6 address that this machine has no way to. */
const MAX_ADDRESSES = 3;
const NEXT_ADDRESS = new Set(["ECONNREFUSED", "ENETUNREACH", "EHOSTUNREACH", "EADDRNOTAVAIL", "EAFNOSUPPORT"]);

/** What is sent. */
export type Sending = { method: "GET" | "POST"; headers: Record<string, string>; body?: string | Uint8Array };

const READING: Sending = {
  method: "GET",
  headers: {
    "user-agent": USER_AGENT,
    accept: "text/html, application/xhtml+xml, application/json, application/ld+json, text/plain;q=0.8",
    "accept-encoding": HAS_ZSTD ? "gzip, deflate, br, zstd" : "gzip, deflate, br",
  },
};

/** Connects to the checked addresses only; no name is looked up again. Throws Unread when none of them responds. */
export async function ask(link: CheckedLink, signal: AbortSignal, sending: Sending = READING): Promise<IncomingMessage> {
  let refusal: unknown;
  for (const address of link.addresses.slice(0, MAX_ADDRESSES)) {
    try {
      return await askAt(link.url, address, signal, sending);
    } catch (error) {
      refusal = error;
      if (!NEXT_ADDRESS.has((error as NodeJS.ErrnoException).code ?? "")) break;
    }
  }
  throw new Unread(signal.aborted ? "timeout" : "unreachable", refusal);
}

function askAt(url: URL, address: string, signal: AbortSignal, { method, headers, body }: Sending): Promise<IncomingMessage> {
  const isSecure = url.protocol === "https:";
  const name = url.hostname.replace(/^\[|\]$/g, "");
  return new Promise((resolve, reject) => {
    const request = (isSecure ? requestHttps : requestHttp)({
      host: address,
      port: url.port || (isSecure ? 443 : 80),
      path: `${url.pathname}${url.search}`,
      method,
      // The certificate has to be that of the name, not of the address.
      ...(isIP(name) === 0 ? { servername: name } : {}),
      headers: { ...headers, host: url.host, connection: "close" },
      agent: false,
      maxHeaderSize: 16 * 1024,
      signal,
    });
    request.once("response", resolve);
    request.on("error", reject);
    request.end(body);
  });
}

/** The decoder for the encoding of a response; null for none. Throws Unread for one that the request did not accept. */
export function decoderOf(encoding: string | undefined): Duplex | null {
  const name = (encoding ?? "").trim().toLowerCase();
  if (name === "" || name === "identity") return null;
  if (name === "gzip" || name === "x-gzip") return zlib.createGunzip();
  if (name === "deflate") return zlib.createInflate();
  if (name === "br") return zlib.createBrotliDecompress();
  if (name === "zstd" && HAS_ZSTD) return (zlib as unknown as { createZstdDecompress: () => Duplex }).createZstdDecompress();
  throw new Unread("malformed");
}
