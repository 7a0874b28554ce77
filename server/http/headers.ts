import type { ServerResponse } from "node:http";
import { env } from "@/server/env";

const YEAR_SECONDS = 31_536_000;

/** What every answer says. The policy is for what is no page: nothing in it may run, load or be framed. */
const FIELDS = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "x-frame-options": "DENY",
  "permissions-policy": "camera=(), geolocation=(), payment=(), usb=()",
} as const;

/** Only where the browser came by https: over http the header means nothing, and a LAN without https must stay reachable. */
const SECURE_FIELDS = { ...FIELDS, "strict-transport-security": `max-age=${YEAR_SECONDS}` } as const;

/** The headers that every answer has. Whoever answers may replace the policy by one that says more. */
export const secureFields = (isSecure: boolean): Readonly<Record<string, string>> =>
  isSecure || env().APP_URL?.startsWith("https://") ? SECURE_FIELDS : FIELDS;

/** Puts them on an answer that somebody else goes on writing. */
export function secureHeaders(response: ServerResponse, isSecure: boolean): void {
  for (const [name, value] of Object.entries(secureFields(isSecure))) response.setHeader(name, value);
}
