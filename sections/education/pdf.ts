import { websiteOf } from "@/domain/imports/draft";
import { entriesOf } from "@/domain/imports/pdf/structure/entries";
import { leastOf, SURE } from "@/domain/imports/pdf/structure/evidence";
import { NOTHING, type PdfSection, readItem, restSureness, withRest } from "@/domain/imports/pdf/structure/item";
import { nameEntries } from "@/domain/imports/pdf/structure/naming";
import { degreeEvidence, isDegree } from "@/domain/imports/pdf/structure/words";

export const pdf: PdfSection = {
  names: { degree: "name", area: "name", school: "organisation", location: "place" },
  read: (lines, { locale }) => {
    const entries = entriesOf(lines, "dated", locale);
    const named = nameEntries(entries, degreeEvidence, "organisation");
    return entries.map((entry, index) => {
      const { title, organisation, place, rest, sureness } = named[index] ?? NOTHING;
      const grade = rest.find((text) => GRADE.test(text)) ?? "";
      const others = rest.filter((text) => text !== grade);
      const { degree, area } = degreeAndArea(title);
      const fields = {
        school: organisation,
        degree,
        area,
        grade,
        location: place,
        period: entry.period,
        website: websiteOf(entry.url),
        description: withRest(others, entry.description),
      };
      const divided = leastOf(sureness.names, area === "" || isDegree(degree) ? 1 : SURE.likely);
      return readItem(entry, fields, {
        school: sureness.names,
        degree: divided,
        area: divided,
        grade: SURE.usual,
        location: sureness.place,
        description: restSureness(others),
      });
    });
  },
};

const GRADE =
  /\d[.,]\d|\b(?:gpa|grade|note|honou?rs|distinction|cum laude|first class|class|mention|nota|moyenne|durchschnitt)\b/i;

/** “MSc, Physics”, “Bachelor of Arts in Philosophy”. */
function degreeAndArea(text: string): { degree: string; area: string } {
  const [, degree = "", area = ""] =
    /^([^,]{2,60}),\s+(.+)$/.exec(text) ?? /^(.{2,60}?)\s+(?:in|en|im Fach|em|w)\s+(\p{Lu}.+)$/u.exec(text) ?? [];
  return degree !== "" && (isDegree(degree) || !isDegree(area)) ? { degree, area } : { degree: text, area: "" };
}
