import { hostName, isLoopback } from "@/server/platform/request/loopback";

/**
 * Whether a request names a host under which this instance is known. A browser on the machine that runs the instance can be led here by a
 * page whose name suddenly points to this machine: such a request comes from this machine and names a foreign host. From elsewhere any
 * name may lead here, because proxies are set up in many ways.
 */
export function isKnownHost(host: string | null, client: string, configured: readonly string[]): boolean {
  if (!host || !isLoopback(client)) return true;
  const name = hostName(host);
  return isLoopback(name) || configured.some((origin) => new URL(origin).hostname === name);
}
