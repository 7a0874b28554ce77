import type { Dav } from "./dav";
import { DavFailed } from "./dav-failed";

/** An event or a card as it is stored: its version, and its text. */
export interface Stored {
  etag: string;
  text: string;
}

/** The resource at an address; null where there is none: only 404 and 410 mean that it is gone. Throws DavFailed. */
export async function readResource(dav: Dav, folder: string, href: string): Promise<Stored | null> {
  const response = await dav.fetch(new URL(href, folder));
  if (response.status === 404 || response.status === 410) return null;
  const [text, etag] = [await response.text(), response.headers.get("etag")];
  if (!response.ok || text === "" || etag === null) throw new DavFailed("server-error");
  return { etag, text };
}

/** The path of an address, with escapes as they are usually written. */
export function pathOf(href: string, base: string): string {
  const { pathname } = new URL(href, base);
  return pathname
    .split("/")
    .map((part) => encodeURIComponent(decoded(part)))
    .join("/");
}

/** A part of a path without its escapes; as it is where they are none. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const TYPES = { event: "text/calendar; charset=utf-8", card: "text/vcard; charset=utf-8" } as const;

/** What became of a change: the new version where the server says it, or that it was changed by someone else before. */
export type Written = { etag: string | null } | "changed";

/** Puts an event or a card there: as a new one, or in place of a version. Throws DavFailed. */
export async function putResource(
  dav: Dav,
  address: URL,
  type: keyof typeof TYPES,
  text: string,
  etag: string | null,
): Promise<Written> {
  const condition: Record<string, string> = etag === null ? { "if-none-match": "*" } : { "if-match": etag };
  const headers = { "content-type": TYPES[type], ...condition };
  const { status, headers: answered } = await dav.fetch(address, { method: "PUT", headers, body: text });
  if (status === 412 || status === 409 || (status === 404 && etag !== null)) return "changed";
  refuseStatus(status);
  const version = answered.get("etag");
  return { etag: version?.startsWith("W/") ? null : version };
}

/** Removes a version of an event or a card, or any. One that is gone already is removed. Throws DavFailed. */
export async function removeResource(dav: Dav, address: URL, etag: string | null): Promise<"removed" | "changed"> {
  const { status } = await dav.fetch(address, { method: "DELETE", headers: etag === null ? {} : { "if-match": etag } });
  if (status === 404 || status === 410) return "removed";
  if (status === 412 || status === 409) return "changed";
  refuseStatus(status);
  return "removed";
}

function refuseStatus(status: number): void {
  if (status >= 200 && status < 300) return;
  throw new DavFailed(status === 403 || status === 405 || status === 507 ? "read-only" : "server-error");
}
