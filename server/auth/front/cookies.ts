import { parseCookies } from "better-auth/cookies";
import { env } from "@/server/env";

/** Whether cookies are sent over https only. */
export const isSecure = () => env().APP_URL?.startsWith("https://") ?? false;

/** The decoded value of a cookie of a request, or null. */
export function cookieOf(headers: Headers, name: string): string | null {
  // By the reader of the sign-in service: a cookie that is written another way must not be one thing here and another there.
  const value = parseCookies(headers.get("cookie") ?? "").get(name);
  return value === undefined ? null : decoded(value);
}

/** The value that a signed cookie of the sign-in service carries, without its signature. What it leads to is looked up, so a forged one finds nothing. */
export function signedCookieOf(headers: Headers, name: string): string | null {
  const value = cookieOf(headers, `${isSecure() ? "__Secure-" : ""}better-auth.${name}`);
  const end = value?.lastIndexOf(".") ?? -1;
  return value && end > 0 ? value.slice(0, end) : null;
}

const SESSION_COOKIE = /^(?:__Secure-)?better-auth\.session_token=([^;]+)/;

/** The token of the session that a response signs the browser in with, or null. */
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
