import ipaddr from "ipaddr.js";

/** Addresses within public ranges at which clouds serve their own machines: Azure's, and Oracle's before 2020. */
const METADATA = new Set(["168.63.129.16", "192.0.0.192"]);
/** All of IPv6 that is assigned to anyone. The library calls everything unicast that is not set aside, such as `::7f00:1`. */
const GLOBAL_UNICAST = ipaddr.parseCIDR("2000::/3");

/** Whether an address is on the public internet: unicast, and not another address in disguise (IPv4-mapped, NAT64, 6to4, Teredo). */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== "unicast" || METADATA.has(parsed.toString())) return false;
  return parsed.kind() === "ipv4" || parsed.match(GLOBAL_UNICAST);
}
