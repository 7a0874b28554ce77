import { CalendarFailed } from "./calendar-failed";
import { type Dav, hrefOf, refuseFailure, textOf } from "./dav";

const MAX_CALENDARS = 100;
const PLACES = { "d:current-user-principal": {}, "c:calendar-home-set": {} };

/** The calendars of an account that can have events, found from the address of its server. Throws CalendarFailed. */
export async function findCalendars(dav: Dav, address: string): Promise<{ url: string; name: string }[]> {
  const home = (await homeFrom(dav, address)) ?? (await homeFrom(dav, new URL("/.well-known/caldav", address).href));
  if (home === null) throw new CalendarFailed("no-calendars");
  const found = await dav.propfind(home, "1", {
    "d:displayname": {},
    "d:resourcetype": {},
    "c:supported-calendar-component-set": {},
  });
  refuseFailure(found, "no-calendars");
  const calendars = found.flatMap(({ href, props }) => {
    const isCalendar = Object.keys(props?.resourcetype ?? {}).includes("calendar");
    if (!isCalendar || !href || !hasEvents(props?.supportedCalendarComponentSet)) return [];
    const url = new URL(href, home).href;
    const folder = decodeURIComponent(new URL(url).pathname.split("/").filter(Boolean).at(-1) ?? url);
    return [{ url, name: textOf(props?.displayname).slice(0, 200) || folder }];
  });
  if (calendars.length === 0) throw new CalendarFailed("no-calendars");
  return calendars.slice(0, MAX_CALENDARS);
}

/** Where the calendars of the person are, as the resource at an address says; null if it does not. */
async function homeFrom(dav: Dav, address: string): Promise<string | null> {
  const [first] = await dav.propfind(address, "0", PLACES);
  if (first && first.status >= 500) throw new CalendarFailed("server-error");
  const own = hrefOf(first?.props?.calendarHomeSet, address);
  const principal = hrefOf(first?.props?.currentUserPrincipal, address);
  if (own !== null || principal === null) return own;
  const [person] = await dav.propfind(principal, "0", PLACES);
  return hrefOf(person?.props?.calendarHomeSet, principal);
}

/** What a calendar may contain. Without a statement, events. */
function hasEvents(set: unknown): boolean {
  const parts = (set as { comp?: unknown } | undefined)?.comp;
  if (parts === undefined) return true;
  return [parts].flat().some((part) => (part as { _attributes?: { name?: string } })?._attributes?.name === "VEVENT");
}
