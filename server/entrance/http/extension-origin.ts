import type { StandardHeaders, StandardResponse } from "@orpc/standard-server";
import { flat } from "@/server/entrance/http/headers";

/** Each browser gives an extension its own origin, which no web page can have. */
const EXTENSION = /^(?:chrome|moz|safari-web)-extension:\/\/[a-z\d-]{1,64}$/i;

const METHODS = "GET, POST, PUT, PATCH, DELETE";
const HEADERS = "authorization, content-type";

/**
 * The browser extension may read responses, so that it needs no access to other sites, not even to this one. It sends a token, never
 * a cookie: `access-control-allow-credentials` is absent, so no browser lets it read what a session may. Web pages of other sites get
 * no such header.
 */
export function openToExtension(requestHeaders: StandardHeaders, response: StandardResponse): StandardResponse {
  const origin = extensionOrigin(requestHeaders);
  if (origin === null) return response;
  const vary = [flat(response.headers.vary), "origin"].filter(Boolean).join(", ");
  return {
    ...response,
    headers: { ...response.headers, vary, "access-control-allow-origin": origin, "access-control-expose-headers": "retry-after" },
  };
}

/** The response to the question that a browser asks before a request of an extension; null for any other request. */
export function extensionPreflight(method: string, requestHeaders: StandardHeaders): StandardResponse | null {
  if (method !== "OPTIONS" || extensionOrigin(requestHeaders) === null) return null;
  if (requestHeaders["access-control-request-method"] === undefined) return null;
  const headers = {
    "access-control-allow-methods": METHODS,
    "access-control-allow-headers": HEADERS,
    "access-control-max-age": "7200",
  };
  return openToExtension(requestHeaders, { status: 204, headers, body: undefined });
}

function extensionOrigin(headers: StandardHeaders): string | null {
  const origin = flat(headers.origin);
  return origin !== null && EXTENSION.test(origin) ? origin : null;
}
