import { lookup } from "node:dns/promises";
import { parseLink } from "@/domain/postings/source-link";
import { type AllowedHosts, mayConnect } from "@/server/platform/outgoing/allowed-hosts";
import { Unread } from "./unread";

/** Finds the addresses of a name. Tests pass their own. */
export type Resolve = (name: string) => Promise<readonly { address: string; family: number }[]>;

export const resolveName: Resolve = (name) => lookup(name, { all: true });

/** A link that was taken apart and checked, and the addresses that its server may be reached at. */
export type CheckedLink = { url: URL; addresses: readonly string[] };

/**
 * Checks a link: http or https, no name or password in it, and each address that its host has is public or listed by the operator. One
 * address that is not rejects the link, since any of them may be used for the connection. Throws Unread.
 */
export async function checkLink(link: string | URL, allowed: AllowedHosts, resolve: Resolve): Promise<CheckedLink> {
  const url = parseLink(String(link));
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== "" || url.password !== "") throw new Unread("unsafe-url");
  // The URL standard writes every form of an IPv4 address (decimal, octal, hexadecimal, fullwidth digits) as four numbers.
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (/^[\d.]+$/.test(host) || host.includes(":")) return { url, addresses: refusePrivate([host], url, allowed) };
  const found = await resolve(host.replace(/\.$/, "")).catch((error: unknown) => {
    throw new Unread("unreachable", error);
  });
  const addresses = [...found].sort((one, other) => one.family - other.family).map(({ address }) => address);
  if (addresses.length === 0) throw new Unread("unreachable");
  return { url, addresses: refusePrivate(addresses, url, allowed) };
}

function refusePrivate(addresses: readonly string[], url: URL, allowed: AllowedHosts): readonly string[] {
  if (addresses.every((address) => mayConnect(allowed, url, address))) return addresses;
  throw new Unread("unsafe-url");
}
