import type { AddressCheck } from "@/contracts/admin/instance";
import type { Env } from "@/server/platform/env";
import { ignoredProxyOf } from "@/server/platform/request/client";

type HeaderReader = { get: (name: string) => string | null };
type Configured = Pick<Env, "APP_URL" | "TRUSTED_ORIGINS" | "TRUST_PROXY">;
type Problem = AddressCheck["problems"][number];

/** The address of a request as the front door determined it, whatever is configured. */
export function seenOrigin(headers: HeaderReader): string {
  const scheme = headers.get("x-forwarded-proto") === "https" ? "https" : "http";
  const host = headers.get("x-forwarded-host")?.split(",")[0]?.trim() || headers.get("host") || "localhost";
  const address = `${scheme}://${host}`;
  return URL.canParse(address) ? new URL(address).origin : "http://localhost";
}

/**
 * Compares the address that the browser shows with the one that arrived and with the settings. Each problem names the one thing to change;
 * what follows from another problem is not reported as well.
 */
export function checkAddress(origin: string, client: string, headers: HeaderReader, configured: Configured): AddressCheck {
  const shown = URL.canParse(origin) ? new URL(origin) : null;
  const seen = seenOrigin(headers);
  const proxy = ignoredProxyOf(headers);
  const problems: Problem[] = [];
  if (proxy !== null) problems.push({ kind: "proxy-not-trusted", variable: "TRUST_PROXY", value: proxy });
  else if (shown?.protocol === "https:" && seen.startsWith("http:"))
    problems.push({ kind: "scheme-not-forwarded", variable: "X-Forwarded-Proto", value: "https" });
  if (configured.TRUST_PROXY === "all") problems.push({ kind: "every-proxy-trusted", variable: "TRUST_PROXY", value: null });
  const known = configured.APP_URL === undefined ? [] : [configured.APP_URL, ...configured.TRUSTED_ORIGINS];
  if (shown && known.length > 0 && !known.includes(shown.origin))
    problems.push({ kind: "app-url-differs", variable: "APP_URL", value: shown.origin });
  if (shown && configured.APP_URL === undefined && (shown.protocol === "https:" || shown.host !== new URL(seen).host))
    problems.push({ kind: "app-url-missing", variable: "APP_URL", value: shown.origin });
  return { seenOrigin: seen, client, problems };
}
