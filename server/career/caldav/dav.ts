import type { DAVResponse } from "tsdav";
import { CalendarFailed } from "./calendar-failed";
import { type Connection, davFetch } from "./dav-fetch";

/** A connection to a CalDAV server. Its functions throw CalendarFailed. */
export interface Dav {
  fetch: typeof fetch;
  propfind(url: string, depth: "0" | "1", props: Record<string, object>): Promise<DAVResponse[]>;
  report(url: string, body: Record<string, object>, depth?: "0" | "1"): Promise<DAVResponse[]>;
}

const NAMESPACES = {
  "xmlns:d": "DAV:",
  "xmlns:c": "urn:ietf:params:xml:ns:caldav",
  "xmlns:cs": "http://calendarserver.org/ns/",
};

/** Opens a connection. The library is loaded by those who have a calendar. */
export async function openDav(connection: Connection): Promise<Dav> {
  const { davRequest } = await import("tsdav");
  const signedIn = davFetch(connection);
  const request = (method: string, url: string, body: Record<string, object>, depth: "0" | "1") => {
    const headers = { depth };
    return davRequest({ url, init: { method: method as "PROPFIND", headers, attributes: NAMESPACES, body }, fetch: signedIn });
  };
  return {
    fetch: signedIn,
    propfind: (url, depth, props) => request("PROPFIND", url, { "d:propfind": { "d:prop": props } }, depth),
    report: (url, body, depth = "1") => request("REPORT", url, body, depth),
  };
}

/** The text of a property, however the library gives it: numbers and booleans are recognized in texts that are none. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value !== "object") return String(value);
  const { _cdata, _text } = value as { _cdata?: unknown; _text?: unknown };
  const text = _cdata ?? _text;
  return Array.isArray(text) ? text.join("") : textOf(text);
}

/** The address in a property such as `current-user-principal`. */
export function hrefOf(property: unknown, base: string): string | null {
  const href = (property as { href?: unknown } | undefined)?.href;
  const text = textOf(Array.isArray(href) ? href[0] : href);
  return text !== "" && URL.canParse(text, base) ? new URL(text, base).href : null;
}

/** Whether the server responded with a list of resources, which has a status for each. */
export const isList = ([first]: readonly DAVResponse[]): boolean =>
  typeof first?.raw === "object" && first.raw !== null && "multistatus" in first.raw;

/** Rejects a response that is no list of resources. */
export function refuseFailure(responses: readonly DAVResponse[], reason: "unknown-calendar" | "no-calendars"): void {
  const [first] = responses;
  if (!first || isList(responses)) return;
  const isMissing = first.ok || [403, 404, 405, 410].includes(first.status);
  throw new CalendarFailed(isMissing ? reason : "server-error");
}
