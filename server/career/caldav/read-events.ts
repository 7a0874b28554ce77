import { CalendarFailed } from "./calendar-failed";
import { type Dav, isList, refuseFailure, textOf } from "./dav";

/** Events that are requested together. */
const BATCH = 50;

/** An event as it is stored: its version, and its iCalendar text. */
export interface StoredEvent {
  etag: string;
  text: string;
}

/** The state of a calendar, which changes with each of its events, and whether changes since a state can be requested. Throws CalendarFailed. */
export async function stateOf(dav: Dav, calendar: string): Promise<{ state: string; hasChanges: boolean }> {
  const responses = await dav.propfind(calendar, "0", { "d:sync-token": {}, "cs:getctag": {}, "d:resourcetype": {} });
  refuseFailure(responses, "unknown-calendar");
  const props = responses[0]?.props;
  if (!Object.keys(props?.resourcetype ?? {}).includes("calendar")) throw new CalendarFailed("unknown-calendar");
  const token = textOf(props?.syncToken);
  return token === "" ? { state: textOf(props?.getctag), hasChanges: false } : { state: token, hasChanges: true };
}

/** Addresses of events that have changed since a state; null where the server no longer knows that state. Throws CalendarFailed. */
export async function changesSince(dav: Dav, calendar: string, state: string): Promise<Set<string> | null> {
  const responses = await dav.report(
    calendar,
    {
      "d:sync-collection": {
        "d:sync-token": state as unknown as object,
        "d:sync-level": "1" as unknown as object,
        "d:prop": { "d:getetag": {} },
      },
    },
    "0",
  );
  // 507 in the list: the server left some out.
  if (!isList(responses) || responses.some(({ status }) => status === 507)) return null;
  return new Set(responses.flatMap(({ href }) => (href ? [pathOf(href, calendar)] : [])));
}

/** The events at some addresses; null for one that is gone. Throws CalendarFailed. */
export async function readEvents(dav: Dav, calendar: string, hrefs: readonly string[]): Promise<Map<string, StoredEvent | null>> {
  const events = new Map<string, StoredEvent | null>(hrefs.map((href) => [href, null]));
  for (let at = 0; at < hrefs.length; at += BATCH) {
    const batch = hrefs.slice(at, at + BATCH);
    const responses = await dav.report(calendar, {
      "c:calendar-multiget": {
        "d:prop": { "d:getetag": {}, "c:calendar-data": {} },
        "d:href": batch.map((href) => ({ _text: href })),
      },
    });
    refuseFailure(responses, "unknown-calendar");
    const unclear = new Set(batch);
    for (const { href, props, status } of responses) {
      const path = href ? pathOf(href, calendar) : "";
      const [etag, text] = [textOf(props?.getetag), textOf(props?.calendarData)];
      if (!unclear.has(path)) continue;
      if (text !== "") events.set(path, { etag, text });
      if (text !== "" || status === 404) unclear.delete(path);
    }
    for (const href of unclear) events.set(href, await readEvent(dav, calendar, href));
  }
  return events;
}

/** One event, where the list does not say whether it is there. Only 404 and 410 mean that it is gone. */
async function readEvent(dav: Dav, calendar: string, href: string): Promise<StoredEvent | null> {
  const response = await dav.fetch(new URL(href, calendar));
  if (response.status === 404 || response.status === 410) return null;
  const [text, etag] = [await response.text(), response.headers.get("etag")];
  if (!response.ok || text === "" || etag === null) throw new CalendarFailed("server-error");
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

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** What became of a change: the new version where the server says it, or that the event was changed by someone else before. */
export type Written = { etag: string | null } | "changed";

/** Puts an event into the calendar: as a new one, or in place of a version. Throws CalendarFailed. */
export async function putEvent(dav: Dav, calendar: string, href: string, text: string, etag: string | null): Promise<Written> {
  const condition: Record<string, string> = etag === null ? { "if-none-match": "*" } : { "if-match": etag };
  const headers = { "content-type": "text/calendar; charset=utf-8", ...condition };
  const { status, headers: answered } = await dav.fetch(new URL(href, calendar), { method: "PUT", headers, body: text });
  if (status === 412 || status === 409 || (status === 404 && etag !== null)) return "changed";
  refuseStatus(status);
  const version = answered.get("etag");
  return { etag: version?.startsWith("W/") ? null : version };
}

/** Removes a version of an event. One that is gone already is removed. Throws CalendarFailed. */
export async function removeEvent(dav: Dav, calendar: string, href: string, etag: string): Promise<"removed" | "changed"> {
  const { status } = await dav.fetch(new URL(href, calendar), { method: "DELETE", headers: { "if-match": etag } });
  if (status === 404 || status === 410) return "removed";
  if (status === 412 || status === 409) return "changed";
  refuseStatus(status);
  return "removed";
}

function refuseStatus(status: number): void {
  if (status >= 200 && status < 300) return;
  throw new CalendarFailed(status === 403 || status === 405 || status === 507 ? "read-only" : "server-error");
}
