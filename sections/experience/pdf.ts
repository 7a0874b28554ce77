import { websiteOf } from "@/domain/imports/draft";
import { entriesOf } from "@/domain/imports/pdf/structure/entries";
import {
  isSamePlace,
  NOTHING,
  type PdfSection,
  readItem,
  restSureness,
  surenessOfRoles,
  withRest,
} from "@/domain/imports/pdf/structure/item";
import { nameEntries } from "@/domain/imports/pdf/structure/naming";
import { withPositionsBelow } from "@/domain/imports/pdf/structure/positions-below";
import { roleEvidence } from "@/domain/imports/pdf/structure/words";

export const pdf: PdfSection = {
  names: { position: "title", company: "organisation", location: "place" },
  read: (lines, { locale, newId }) => {
    const read = entriesOf(lines, "dated", locale);
    const { entries, named } = withPositionsBelow(read, nameEntries(read, roleEvidence, "title"));
    return entries.map((entry, index) => {
      const { title, organisation, place, rest, sureness } = named[index] ?? NOTHING;
      const fields = {
        company: organisation,
        position: title,
        // Positions of one employer are often each printed with their place.
        location: place === "" ? (entry.roles.find((role) => role.place !== "")?.place ?? "") : place,
        period: entry.period,
        website: websiteOf(entry.url),
        description: withRest(rest, entry.description),
        roles: entry.roles.map((role) => ({
          id: newId(),
          position: role.texts.map((text) => text.text).join(", "),
          period: role.period,
          description: withRest(isSamePlace(entry, role.place) ? [] : [role.place], role.description),
        })),
      };
      const own = { company: sureness.names, position: sureness.names, location: sureness.place };
      return readItem(entry, fields, { ...own, ...surenessOfRoles(entry), description: restSureness(rest) });
    });
  },
};
