import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { isPublicAddress } from "./public-address";

/** What an operator allows beyond the public internet. A host without a port means all its ports. */
export type AllowedHosts = {
  readonly hosts: readonly { name: string; port: number | null }[];
  readonly ranges: readonly (readonly [string, number])[];
};

/** No exceptions. */
export const NO_HOSTS: AllowedHosts = { hosts: [], ranges: [] };

/** Reads a list of hosts, host:port and ranges, separated by commas. */
export function parseAllowedHosts(text: string): { allowed: AllowedHosts; unreadable: string[] } {
  const hosts: { name: string; port: number | null }[] = [];
  const ranges: [string, number][] = [];
  const unreadable: string[] = [];
  for (const word of text.split(/[\s,]+/).filter(Boolean)) {
    const host = /^(\[[\da-f:.]+\]|[\w.-]+)(?::(\d{1,5}))?$/i.exec(word);
    const name = (host?.[1] ?? word).replace(/^\[|\]$/g, "").toLowerCase();
    if (ipaddr.isValidCIDR(word)) {
      const [address, bits] = ipaddr.parseCIDR(word);
      ranges.push([address.toString(), bits]);
    } else if (isIP(word) === 6) hosts.push({ name: ipaddr.parse(word).toString(), port: null });
    else if (host && Number(host[2] ?? 1) >= 1 && Number(host[2] ?? 1) <= 65_535)
      hosts.push({ name: isIP(name) ? ipaddr.parse(name).toString() : name, port: host[2] ? Number(host[2]) : null });
    else unreadable.push(word);
  }
  return { allowed: { hosts, ranges }, unreadable };
}

/** Whether a host and port are on the list by name, so that whatever address it has is allowed. */
export const isListedHost = ({ hosts }: AllowedHosts, hostname: string, port: number): boolean => {
  const plain = hostname
    .replace(/^\[|\]$/g, "")
    .replace(/\.$/, "")
    .toLowerCase();
  const name = isIP(plain) ? ipaddr.parse(plain).toString() : plain;
  return hosts.some((host) => host.name === name && (host.port === null || host.port === port));
};

/** Whether an address may be connected to: on the public internet, or within a range of the list. */
export const isAllowedAddress = ({ ranges }: AllowedHosts, address: string): boolean =>
  isPublicAddress(address) || ranges.some((range) => isInRange(range, address));

/** Whether a link may lead to an address: it is public, or the list has the link's host, the address itself, or its range. */
export function mayConnect(allowed: AllowedHosts, url: URL, address: string): boolean {
  const port = Number(url.port || (url.protocol === "https:" ? 443 : 80));
  return isAllowedAddress(allowed, address) || [url.hostname, address].some((host) => isListedHost(allowed, host, port));
}

function isInRange([first, bits]: readonly [string, number], address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const plain = ipaddr.process(address);
  const start = ipaddr.parse(first);
  return start.kind() === plain.kind() && plain.match(start, bits);
}
