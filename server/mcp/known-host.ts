/**
 * Whether a request names a host under which this instance is known. A browser on the machine that runs the instance can be led here by a
 * page whose name suddenly points to this machine: such a request comes from this machine and names a foreign host. From elsewhere any
 * name may lead here, because proxies are set up in many ways.
 */
export function isKnownHost(host: string | null, client: string, configured: readonly string[]): boolean {
  if (!host || !isLoopback(client)) return true;
  const name = host.replace(/:\d+$/, "").toLowerCase();
  return isLoopback(name) || configured.some((origin) => new URL(origin).hostname === name);
}

const isLoopback = (name: string) => /^(localhost|.+\.localhost|127(\.\d+){3}|\[?::1\]?)$/.test(name);
