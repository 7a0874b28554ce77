import { randomBytes } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { BlockList, isIP } from "node:net";
import type { TrustedProxies } from "@/server/platform/env";
import { singleton } from "@/server/platform/singleton";

/** The client of a connection, according to trusted proxies. */
export type Client = {
  address: string;
  /** The browser uses https, directly or through a trusted proxy. */
  isSecure: boolean;
  /** The address came from a trusted proxy, so its other forwarded headers count too. */
  isForwarded: boolean;
  /** Some proxy passed the request on, trusted or not. */
  isRelayed: boolean;
};

/**
 * The header that carries the client's address from the front door to the handlers. The front door drops it from incoming
 * requests.
 */
export const CLIENT_HEADER = "x-dossier-client";

/** Names the sender whose forwarded headers were dropped, so that administrators can see which proxy to trust. */
export const IGNORED_PROXY_HEADER = "x-dossier-ignored-proxy";

/** Only the front door of this process knows it. Without it no address is trusted, not even where Next responds without our listener. */
const seal = () => singleton("client-seal", () => randomBytes(16).toString("base64url"));

export const sealedClient = (address: string): string => `${seal()} ${address}`;

type HeaderReader = { get(name: string): string | null };

/** The client address of a request that came through the front door, else "unknown". */
export const clientOf = (headers: HeaderReader): string => unsealed(headers.get(CLIENT_HEADER)) ?? "unknown";

/** The sender whose forwarded headers were not trusted, if there were any. */
export const ignoredProxyOf = (headers: HeaderReader): string | null => unsealed(headers.get(IGNORED_PROXY_HEADER));

function unsealed(text: string | null): string | null {
  const [input, address] = (text ?? "").split(" ");
  return input === seal() && address ? address : null;
}

/** What proxies add. */
const RELAYED = ["x-forwarded-for", "x-forwarded-proto", "x-forwarded-host", "x-real-ip", "forwarded", "via"];

/**
 * The client's address. `X-Forwarded-For` counts only when the connection comes from a trusted proxy, because anyone can write
 * any address there. The last entry that is not a trusted proxy is the address that our own proxy saw.
 */
export function clientFrom(peer: string | undefined, headers: IncomingHttpHeaders, trusted: TrustedProxies): Client {
  const direct = plainAddress(peer ?? "unknown");
  const isRelayed = RELAYED.some((name) => headers[name] !== undefined);
  // There is no proxy.
  if (
    headers["x-forwarded-for"] === undefined &&
    headers["x-forwarded-proto"] === undefined &&
    headers["x-forwarded-host"] === undefined
  )
    return { address: direct, isSecure: false, isForwarded: false, isRelayed };
  if (!isTrusted(direct, trusted)) return { address: direct, isSecure: false, isForwarded: false, isRelayed };
  const entries = [headers["x-forwarded-for"]]
    .flat()
    .join(",")
    .split(",")
    .map((entry) => plainAddress(entry.trim()));
  const hops = entries.filter((entry) => isIP(entry) !== 0).reverse();
  const address = (trusted === "all" ? hops[0] : (hops.find((hop) => !isTrusted(hop, trusted)) ?? hops.at(-1))) ?? direct;
  const scheme = [headers["x-forwarded-proto"]].flat().join(",").split(",")[0]?.trim().toLowerCase();
  return { address, isSecure: scheme === "https", isForwarded: true, isRelayed };
}

/** Whether an address is that of this machine. */
export const isLoopback = (address: string): boolean => /^(?:127(?:\.\d{1,3}){3}|::1)$/.test(address);

/** An address in comparable form: no brackets, port or zone, and IPv4-mapped IPv6 as IPv4. */
function plainAddress(text: string): string {
  const bare =
    /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? (/^[\d.]+:\d+$/.test(text) ? text.slice(0, text.lastIndexOf(":")) : text);
  return bare.replace(/%.*$/, "").replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, "");
}

function isTrusted(address: string, trusted: TrustedProxies): boolean {
  const family = isIP(address);
  if (trusted === "all") return true;
  return family !== 0 && listOf(trusted).check(address, family === 4 ? "ipv4" : "ipv6");
}

const lists = new WeakMap<readonly string[], BlockList>();

function listOf(networks: readonly string[]): BlockList {
  const known = lists.get(networks);
  if (known) return known;
  const list = new BlockList();
  for (const network of networks) {
    const [address = "", bits] = network.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    list.addSubnet(address, bits === undefined ? (family === "ipv6" ? 128 : 32) : Number(bits), family);
  }
  lists.set(networks, list);
  return list;
}
