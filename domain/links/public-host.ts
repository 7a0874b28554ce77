/** Networks of IPv4 that are not the public internet: first address and prefix length. */
const PRIVATE_NETWORKS: readonly (readonly [string, number])[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
];

const PRIVATE_SUFFIXES = [
  ".localhost",
  ".local",
  ".internal",
  ".intranet",
  ".lan",
  ".home",
  ".corp",
  ".home.arpa",
  ".test",
  ".invalid",
  ".onion",
];

/**
 * Whether a host name, as returned by `URL.hostname`, may be on the public internet. Checks only the name; code that fetches must
 * also check the resolved address.
 */
export function isPublicHost(hostname: string): boolean {
  const host = hostname.toLowerCase().replace(/\.$/, "");
  if (host.startsWith("[")) return isPublicIpv6(host.slice(1, -1));
  const address = ipv4(host);
  if (address !== undefined) return isPublicIpv4(address);
  return host.includes(".") && !PRIVATE_SUFFIXES.some((suffix) => host.endsWith(suffix));
}

function ipv4(text: string): number | undefined {
  const parts = text.split(".").map(Number);
  if (!/^\d{1,3}(?:\.\d{1,3}){3}$/.test(text) || parts.some((part) => part > 255)) return undefined;
  return parts.reduce((value, part) => value * 256 + part, 0);
}

function isPublicIpv4(address: number): boolean {
  return !PRIVATE_NETWORKS.some(([first, length]) => {
    const size = 2 ** (32 - length);
    return Math.floor(address / size) === Math.floor((ipv4(first) ?? 0) / size);
  });
}

/** Global unicast is 2000::/3; within it, addresses that embed an IPv4 address and documentation are not accepted. */
function isPublicIpv6(address: string): boolean {
  const first = Number.parseInt(address.split(":")[0] || "0", 16);
  if (first < 0x2000 || first > 0x3fff) return false;
  return first !== 0x2002 && !/^2001:(?:0*:|db8:|0db8:|:)/.test(address);
}
