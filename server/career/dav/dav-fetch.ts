import { GuardRefused, guardedFetch } from "@/server/ai/http/guarded-fetch";
import { env } from "@/server/platform/env";
import { isListedHost } from "@/server/platform/outgoing/allowed-hosts";
import { DavFailed, davFailure } from "./dav-failed";
import { refuseLargeXml } from "./xml-bounds";

export interface Connection {
  url: string;
  username: string;
  password: string;
}

/** Milliseconds for one request and for all together; bytes and tags of one response. */
export interface Bounds {
  requestMs: number;
  allMs: number;
  maxBytes: number;
  maxTags: number;
}

const USUAL: Bounds = { requestMs: 30_000, allMs: 4 * 60_000, maxBytes: 4 * 1024 * 1024, maxTags: 100_000 };
const MAX_REDIRECTS = 3;

/** How much the server may send in all that time. */
const ALL_BYTES = 100 * 1024 * 1024;

/**
 * A `fetch` that signs in to one server: over TLS unless the host is listed, to allowed addresses only, within limits of time and size. It
 * follows redirects on the same host; the password is sent to no other. Throws DavFailed.
 */
export function davFetch({ url: account, username, password }: Connection, bounds: Partial<Bounds> = {}): typeof fetch {
  const { requestMs, allMs, maxBytes, maxTags } = { ...USUAL, ...bounds };
  const allowed = env().CALENDAR_ALLOWED_HOSTS;
  const guarded = guardedFetch(allowed, maxBytes);
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`;
  const end = AbortSignal.timeout(allMs);
  let bytes = 0;
  const ask = async (url: URL, init: RequestInit, redirects = 0): Promise<Response> => {
    refuseForeign(url, new URL(account));
    if (url.protocol === "http:" && !isListedHost(allowed, url.hostname, Number(url.port || 80)))
      throw new DavFailed("private-host");
    const headers = new Headers(init.headers);
    headers.set("authorization", authorization);
    headers.set("user-agent", "Dossier");
    const signal = AbortSignal.any([end, AbortSignal.timeout(requestMs)]);
    try {
      const response = await guarded(url, { ...init, headers, signal });
      const body = await response.arrayBuffer();
      bytes += body.byteLength;
      if (bytes > ALL_BYTES) throw new DavFailed("too-much");
      if (response.headers.get("content-type")?.includes("xml")) refuseLargeXml(new TextDecoder().decode(body), maxTags);
      if (response.status === 401) throw new DavFailed("wrong-password");
      const text = [204, 205, 304].includes(response.status) ? null : body;
      return new Response(text, { status: response.status, headers: response.headers });
    } catch (error) {
      if (signal.aborted) throw new DavFailed("timeout", error);
      const location = error instanceof GuardRefused && error.reason === "redirect" ? error.location : undefined;
      if (location === undefined || redirects === MAX_REDIRECTS || !URL.canParse(location, url)) throw davFailure(error);
      const next = new URL(location, url);
      if (next.host !== url.host || next.protocol !== url.protocol) throw davFailure(error);
      return ask(next, init, redirects + 1);
    }
  };
  return (input, init = {}) => ask(new URL(String(input)), init);
}

/**
 * Some providers have the calendars of a person on a sister host, such as `p42-caldav.icloud.com` of `caldav.icloud.com`. Anything else is
 * another server, whatever the first one says.
 */
function refuseForeign(url: URL, account: URL): void {
  if (url.host === account.host && url.protocol === account.protocol) return;
  const parent = account.hostname.split(".").slice(1).join(".");
  const isSister = parent.includes(".") && url.hostname.endsWith(`.${parent}`);
  if (!isSister || url.protocol !== "https:" || url.port !== "") throw new DavFailed("redirect");
}
