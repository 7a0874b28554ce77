import type { ServerResponse } from "node:http";
import { env } from "@/server/env";

/** For everything that is no page: nothing in it may run, load or be framed. */
const NOTHING = "default-src 'none'; frame-ancestors 'none'";
const YEAR_SECONDS = 31_536_000;

/** Puts the headers on an answer that every answer has. Whoever answers may replace the policy by one that says more. */
export function secureHeaders(response: ServerResponse, isSecure: boolean): void {
  response.setHeader("x-content-type-options", "nosniff");
  response.setHeader("referrer-policy", "strict-origin-when-cross-origin");
  response.setHeader("content-security-policy", NOTHING);
  response.setHeader("x-frame-options", "DENY");
  response.setHeader("permissions-policy", "camera=(), geolocation=(), payment=(), usb=()");
  // Only where the browser came by https: over http the header means nothing, and a LAN without https must stay reachable.
  if (isSecure || env().APP_URL?.startsWith("https://"))
    response.setHeader("strict-transport-security", `max-age=${YEAR_SECONDS}`);
}
