import type { SectionKey } from "@/contracts/model/resume/sections/forms";
import { websiteOf } from "@/domain/imports/draft";
import type { Line } from "@/domain/imports/pdf/layout/lines";
import { proseOf } from "@/domain/imports/pdf/structure/body";
import { entriesOf } from "@/domain/imports/pdf/structure/entries";
import { type ReadItem, SURE } from "@/domain/imports/pdf/structure/evidence";
import { type PdfSection, readItem, textsOf } from "@/domain/imports/pdf/structure/item";
import { pdfBySection } from "@/sections/generated/pdf";

/** How the lines of each section become its items. */
export const SECTION_READERS: Record<SectionKey, PdfSection> = pdfBySection;

/** Lines of a section without a fixed place: with dates they are entries, else running text. */
export function customItems(lines: readonly Line[], locale: string): { type: "projects" | "summary"; items: ReadItem[] } {
  const entries = entriesOf(lines, "dated", locale);
  if (entries.some((entry) => entry.period !== "")) {
    const items = entries.map((entry) => {
      const names = [...textsOf(entry), entry.place].filter((text) => text !== "");
      const fields = {
        name: names.join(" · "),
        period: entry.period,
        website: websiteOf(entry.url),
        description: entry.description,
      };
      return readItem(entry, fields, { name: names.length > 1 ? SURE.byDefault : SURE.likely, description: SURE.usual });
    });
    return { type: "projects", items };
  }
  return { type: "summary", items: [{ fields: { content: proseOf(lines) }, sureness: { content: SURE.likely }, lines }] };
}
