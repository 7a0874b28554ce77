import { isIP } from "node:net";
import { failure } from "@/server/platform/errors";
import { type AllowedHosts, isListedHost, mayConnect } from "@/server/platform/outgoing/allowed-hosts";

/** Names that no public name server resolves (RFC 2606, 6761, 6762, 7686, 8375, and ICANN's `internal`). */
const RESERVED = /(?:^|\.)(?:localhost|local|internal|invalid|onion|home\.arpa)$/i;

const refused = (message: string) => failure("BAD_REQUEST", { message });

/**
 * Throws BAD_REQUEST with the reason for an address to which nothing can ever be delivered. Names are not looked up: what they lead to is
 * checked with each delivery. `setting` is the variable that allows more hosts.
 */
export function refuseUndeliverable(address: string, allowed: AllowedHosts, setting: string): void {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !/^https?:$/.test(url.protocol)) throw refused("The address must begin with http:// or https://.");
  if (url.username !== "" || url.password !== "")
    throw refused("The address must not contain a name or password. Check the signature of deliveries instead.");
  if (url.port === "0") throw refused("Nothing can be delivered to port 0.");
  const host = url.hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
  const port = Number(url.port || (url.protocol === "https:" ? 443 : 80));
  if (!isIP(host) && !isResolvable(host))
    throw refused(`Nothing can be delivered to ${host}: no name server can have this name.`);
  const isReachable = isIP(host)
    ? mayConnect(allowed, url, host)
    : isListedHost(allowed, host, port) || allowed.ranges.length > 0 || (host.includes(".") && !RESERVED.test(host));
  if (!isReachable)
    throw refused(
      `Nothing can be delivered to ${host}: it is not on the public internet. The operator can allow it with ${setting}.`,
    );
}

/** Names have parts of 1 to 63 characters, at most 253 together (RFC 1035). An empty part is also what hides `localhost..`. */
const isResolvable = (host: string): boolean => host.length <= 253 && host.split(".").every((label) => /^.{1,63}$/.test(label));
