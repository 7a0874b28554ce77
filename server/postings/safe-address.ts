import ipaddr from "ipaddr.js";

/** Addresses within public ranges at which clouds answer their own machines: Azure's, and Oracle's of before 2020. */
const METADATA = new Set(["168.63.129.16", "192.0.0.192"]);
/** All of IPv6 that is given to anybody. The library calls everything unicast that is not set aside, such as `::7f00:1`. */
const GLOBAL_UNICAST = ipaddr.parseCIDR("2000::/3");

/** Whether an address is on the public internet: unicast, and not another address in disguise (IPv4-mapped, NAT64, 6to4, Teredo). */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== "unicast" || METADATA.has(parsed.toString())) return false;
  return parsed.kind() === "ipv4" || parsed.match(GLOBAL_UNICAST);
}

/** Whether the operator lets the reader open a private address: by the name in the link, by name and port, or by the address's range. */
export function isAllowed(allowed: readonly string[], url: URL, address: string): boolean {
  const host = url.hostname.toLowerCase();
  const port = url.port || (url.protocol === "https:" ? "443" : "80");
  return allowed.some((entry) => entry === host || entry === `${host}:${port}` || entry === address || isInRange(entry, address));
}

function isInRange(entry: string, address: string): boolean {
  if (!entry.includes("/") || !ipaddr.isValidCIDR(entry) || !ipaddr.isValid(address)) return false;
  const [range, bits] = ipaddr.parseCIDR(entry);
  const parsed = ipaddr.process(address);
  return parsed.kind() === range.kind() && parsed.match(range, bits);
}
