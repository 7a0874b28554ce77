/**
 * The rule for browser requests that carry a session cookie: the page they come from must be this instance itself.
 *
 * "Itself" is any address under which the browser reached us: the `Host` it requested (localhost, a LAN address, a name), the
 * `X-Forwarded-Host` a proxy passes on, APP_URL, or one of TRUSTED_ORIGINS. A page on another site can forge neither header:
 * browsers set `Host` and `Origin` themselves and send a preflight before a foreign `X-Forwarded-Host`. Only host and port are
 * compared, because behind a proxy we see http where the browser sees https. So no instance ever rejects its own pages with
 * "invalid origin".
 */
export function isOwnOrigin(
  origin: string,
  request: { host: string | null; forwardedHost: string | null },
  configured: readonly string[],
): boolean {
  if (configured.includes(origin)) return true;
  const host = hostOf(origin);
  if (!host) return false;
  const forwarded = request.forwardedHost?.split(",").map((part) => part.trim().toLowerCase()) ?? [];
  return [request.host?.toLowerCase(), ...forwarded].some(
    (own) => own !== undefined && withoutDefaultPort(own) === withoutDefaultPort(host),
  );
}

/** Whether a request authenticated by a cookie was started by a foreign page. */
export function isForeign(headers: { get(name: string): string | null }, configured: readonly string[]): boolean {
  if (headers.get("sec-fetch-site") === "cross-site") return true;
  const origin = headers.get("origin");
  if (origin === null) return false;
  return !isOwnOrigin(origin, { host: headers.get("host"), forwardedHost: headers.get("x-forwarded-host") }, configured);
}

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host.toLowerCase();
  } catch {
    return null;
  }
}

const withoutDefaultPort = (host: string) => host.replace(/:(80|443)$/, "");
