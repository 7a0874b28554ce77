import { parseCookies } from "better-auth/cookies";
import { env } from "@/server/platform/env";

/** Whether cookies are sent over https only. */
export const isSecure = () => env().APP_URL?.startsWith("https://") ?? false;

/** The decoded value of a cookie of a request, or null. */
export function cookieOf(headers: Headers, name: string): string | null {
  // Use the sign-in service's own parser, so that an unusual cookie is not read differently here and there.
  const value = parseCookies(headers.get("cookie") ?? "").get(name);
  return value === undefined ? null : decoded(value);
}

/**
 * The value of a signed cookie of the sign-in service, without its signature. It is only used for a lookup, so a forged value
 * finds nothing.
 */
export function signedCookieOf(headers: Headers, name: string): string | null {
  const value = cookieOf(headers, `${isSecure() ? "__Secure-" : ""}better-auth.${name}`);
  const end = value?.lastIndexOf(".") ?? -1;
  return value && end > 0 ? value.slice(0, end) : null;
}

const SESSION_COOKIE = /^(?:__Secure-)?better-auth\.session_token=([^;]+)/;

/** The session token that a response sets, or null. */
export function sessionSetBy(response: Response): string | null {
  for (const entry of response.headers.getSetCookie()) {
    const value = SESSION_COOKIE.exec(entry)?.[1];
    const token = value ? decoded(value)?.split(".")[0] : null;
    if (token) return token;
  }
  return null;
}

function decoded(value: string): string | null {
  try {
    const text = decodeURIComponent(value);
    return text.includes("\0") ? null : text;
  } catch {
    return null;
  }
}
