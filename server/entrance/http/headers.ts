import type { ServerResponse } from "node:http";
import { env } from "@/server/platform/env";

const YEAR_SECONDS = 31_536_000;

/** The headers of every response. The policy is for everything but pages: nothing may run, load or be framed. */
const FIELDS = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "x-frame-options": "DENY",
  "permissions-policy": "camera=(), geolocation=(), payment=(), usb=()",
} as const;

/** Only for https: browsers ignore the header over http, and a LAN without https must stay reachable. */
const SECURE_FIELDS = { ...FIELDS, "strict-transport-security": `max-age=${YEAR_SECONDS}` } as const;

/** The headers of every response. A handler may replace the policy with a more specific one. */
export const secureFields = (isSecure: boolean): Readonly<Record<string, string>> =>
  isSecure || env().APP_URL?.startsWith("https://") ? SECURE_FIELDS : FIELDS;

/** Sets them on a response that other code continues to write. */
export function secureHeaders(response: ServerResponse, isSecure: boolean): void {
  for (const [name, value] of Object.entries(secureFields(isSecure))) response.setHeader(name, value);
}

/** A header as one text; null where it is absent. */
export const flat = (value: string | string[] | undefined): string | null =>
  Array.isArray(value) ? value.join(", ") : (value ?? null);
