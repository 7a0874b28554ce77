import type { IncomingMessage } from "node:http";
import { env } from "@/server/env";

const LOOPBACK = /^(::1|(::ffff:)?127\.)/;

/**
 * The sender's address, as rate limits and view counts use it. `X-Forwarded-For` is believed when the connection comes from this
 * machine (where a proxy usually runs) or TRUST_PROXY is on; otherwise anybody could write an address of their own there. The last
 * entry is the one our own proxy added.
 */
export function clientAddress(request: IncomingMessage): string {
  const peer = request.socket.remoteAddress ?? "unknown";
  const forwarded = [request.headers["x-forwarded-for"]].flat().join(",").split(",").at(-1)?.trim();
  const address = forwarded && (LOOPBACK.test(peer) || env().TRUST_PROXY) ? forwarded : peer;
  return address.replace(/^::ffff:/, "");
}
