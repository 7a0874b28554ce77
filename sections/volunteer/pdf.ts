import { entriesOf } from "@/domain/imports/pdf/structure/entries";
import { SURE } from "@/domain/imports/pdf/structure/evidence";
import { common, NOTHING, type PdfSection, readItem, restSureness } from "@/domain/imports/pdf/structure/item";
import { nameEntries } from "@/domain/imports/pdf/structure/naming";
import { roleEvidence } from "@/domain/imports/pdf/structure/words";

export const pdf: PdfSection = {
  names: { organization: "name", location: "place" },
  read: (lines, { locale }) => {
    const entries = entriesOf(lines, "dated", locale);
    const named = nameEntries(entries, roleEvidence, "organisation");
    return entries.map((entry, index) => {
      const { title: role, organisation, place: known, rest, sureness } = named[index] ?? NOTHING;
      // Two texts are the organisation and the role, or the organisation and a town.
      const isTown = known === "" && role !== "" && roleEvidence(role) === 0 && /^[\p{L}\s.’-]{2,30}$/u.test(role);
      const [title, place] = isTown ? ["", role] : [role, known];
      const organization = [title, organisation].filter((text) => text !== "").join(", ");
      return readItem(
        entry,
        { organization, location: place, ...common(entry, rest) },
        {
          // With a single text there is nothing that it could be mistaken for.
          organization: isTown ? SURE.likely : role === "" ? SURE.usual : sureness.names,
          location: isTown ? SURE.byDefault : sureness.place,
          description: restSureness(rest),
        },
      );
    });
  },
};
