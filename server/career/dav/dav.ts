import type { DavError } from "@/contracts/model/dav-account";
import { runTask } from "@/server/documents/tasks/run-task";
import type { DavList } from "@/server/platform/dav/read-list";
import { WorkFailed, WorkTimedOut } from "@/server/platform/workers/errors";
import { DavFailed } from "./dav-failed";
import { type Bounds, type Connection, davFetch } from "./dav-fetch";

/** A connection to a CalDAV or CardDAV server. Its functions throw DavFailed. */
export interface Dav {
  fetch: typeof fetch;
  propfind(url: string, depth: "0" | "1", props: Record<string, object>): Promise<DavList>;
  report(url: string, body: Record<string, object>, depth?: "0" | "1"): Promise<DavList>;
}

const NAMESPACES = {
  "xmlns:d": "DAV:",
  "xmlns:c": "urn:ietf:params:xml:ns:caldav",
  "xmlns:card": "urn:ietf:params:xml:ns:carddav",
  "xmlns:cs": "http://calendarserver.org/ns/",
};

/** Opens a connection. The library is loaded by those who have an account. */
export async function openDav(connection: Connection, bounds?: Partial<Bounds>): Promise<Dav> {
  const { davRequest } = await import("tsdav");
  const signedIn = davFetch(connection, bounds);
  const request = async (method: string, url: string, body: Record<string, object>, depth: "0" | "1"): Promise<DavList> => {
    let response: { status: number; type: string; text: string } | null = null;
    // The library writes the request. What comes back is read where it delays nobody.
    const exchange: typeof fetch = async (input, init) => {
      const received = await signedIn(input, init);
      response = { status: received.status, type: received.headers.get("content-type") ?? "", text: await received.text() };
      return new Response(null, { status: 204 });
    };
    const init = { method: method as "PROPFIND", headers: { depth }, attributes: NAMESPACES, body };
    await davRequest({ url, init, fetch: exchange });
    if (response === null) throw new DavFailed("server-error");
    try {
      return JSON.parse(await runTask("davList", response)) as DavList;
    } catch (error) {
      // What makes the process end or take too long is no list of events or cards.
      if (error instanceof WorkTimedOut || error instanceof WorkFailed) throw new DavFailed("too-much", error);
      throw error;
    }
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

/** Rejects a response that is no list of resources. */
export function refuseFailure({ isList, resources: [first] }: DavList, reason: DavError): void {
  if (!first || isList) return;
  const isMissing = (first.status >= 200 && first.status < 300) || [403, 404, 405, 410].includes(first.status);
  throw new DavFailed(isMissing ? reason : "server-error");
}
