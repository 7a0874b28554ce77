import { sectionPointer } from "@/components/features/editor/resume/field-pointer";
import type { ResumeData } from "@/contracts/model/resume/data";
import { placedSections } from "@/domain/layout/placement";
import { headingOf, printedItems } from "@/domain/sections/all-sections";
import { entryOf } from "@/domain/sections/entry";

/** The pointer of the entry that evidence names by its heading and name; null where it is gone. */
export function placeOfEvidence(data: ResumeData, place: { heading: string; entry: string }): string | null {
  if (place.heading === "") return "/basics/headline";
  for (const section of placedSections(data)) {
    if (headingOf(section, data.metadata.page.locale) !== place.heading) continue;
    const item = printedItems(section).find((each) => entryOf(section.kind, each).primary === place.entry);
    if (!item) continue;
    const pointer = sectionPointer(section.id);
    return section.id === "summary" ? "/summary/content" : `${pointer}/items/#${item.id}`;
  }
  return null;
}
