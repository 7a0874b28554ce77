import { type Dav, refuseFailure, textOf } from "@/server/career/dav/dav";
import { DavFailed } from "@/server/career/dav/dav-failed";
import { isOfType } from "@/server/career/dav/find-folders";
import { pathOf, readResource, type Stored } from "@/server/career/dav/resources";

/** Events that are requested together. */
const BATCH = 50;

/** The state of a calendar, which changes with each of its events, and whether changes since a state can be requested. Throws DavFailed. */
export async function stateOf(dav: Dav, calendar: string): Promise<{ state: string; hasChanges: boolean }> {
  const found = await dav.propfind(calendar, "0", { "d:sync-token": {}, "cs:getctag": {}, "d:resourcetype": {} });
  refuseFailure(found, "unknown-target");
  const [folder] = found.resources;
  if (!folder || !isOfType(folder, "calendar")) throw new DavFailed("unknown-target");
  const token = textOf(folder.props?.syncToken);
  return token === "" ? { state: textOf(folder.props?.getctag), hasChanges: false } : { state: token, hasChanges: true };
}

/** Addresses of events that have changed since a state; null where the server no longer knows that state. Throws DavFailed. */
export async function changesSince(dav: Dav, calendar: string, state: string): Promise<Set<string> | null> {
  const { isList, resources } = await dav.report(
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
  if (!isList || resources.some(({ status }) => status === 507)) return null;
  return new Set(resources.flatMap(({ href }) => (href ? [pathOf(href, calendar)] : [])));
}

/** The events at some addresses; null for one that is gone. Throws DavFailed. */
export async function readEvents(dav: Dav, calendar: string, hrefs: readonly string[]): Promise<Map<string, Stored | null>> {
  const events = new Map<string, Stored | null>(hrefs.map((href) => [href, null]));
  for (let at = 0; at < hrefs.length; at += BATCH) {
    const batch = hrefs.slice(at, at + BATCH);
    const found = await dav.report(calendar, {
      "c:calendar-multiget": {
        "d:prop": { "d:getetag": {}, "c:calendar-data": {} },
        "d:href": batch.map((href) => ({ _text: href })),
      },
    });
    refuseFailure(found, "unknown-target");
    const unclear = new Set(batch);
    for (const { href, props, status } of found.resources) {
      const path = href ? pathOf(href, calendar) : "";
      const [etag, text] = [textOf(props?.getetag), textOf(props?.calendarData)];
      if (!unclear.has(path)) continue;
      if (text !== "") events.set(path, { etag, text });
      if (text !== "" || status === 404) unclear.delete(path);
    }
    // Where the list does not say whether it is there.
    for (const href of unclear) events.set(href, await readResource(dav, calendar, href));
  }
  return events;
}
