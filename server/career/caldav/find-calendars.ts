import type { Dav } from "@/server/career/dav/dav";
import { type FolderKind, findFolders, isOfType } from "@/server/career/dav/find-folders";

const CALENDARS: FolderKind = {
  home: ["c:calendar-home-set", "calendarHomeSet"],
  wellKnown: "/.well-known/caldav",
  props: { "c:supported-calendar-component-set": {} },
  isOne: (folder) => isOfType(folder, "calendar") && hasEvents(folder.props?.supportedCalendarComponentSet),
};

/** The calendars of an account that can have events, found from the address of its server. Throws DavFailed. */
export const findCalendars = (dav: Dav, address: string): Promise<{ url: string; name: string }[]> =>
  findFolders(dav, address, CALENDARS);

/** What a calendar may contain. Without a statement, events. */
function hasEvents(set: unknown): boolean {
  const parts = (set as { comp?: unknown } | undefined)?.comp;
  if (parts === undefined) return true;
  return [parts].flat().some((part) => (part as { _attributes?: { name?: string } })?._attributes?.name === "VEVENT");
}
