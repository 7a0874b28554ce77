import type { ResumeData } from "@/contracts/model/resume/data";
import { SECTION_KEYS } from "@/contracts/model/resume/sections/registry";
import { type DraftItem, finishDraft, type NewId } from "@/domain/imports/draft";
import { readLayout, type PageText } from "@/domain/imports/pdf/layout/read-layout";
import type { Line } from "@/domain/imports/pdf/layout/lines";
import type { PdfPage } from "@/domain/imports/pdf/page";
import { proseOf } from "@/domain/imports/pdf/structure/body";
import { readContact } from "@/domain/imports/pdf/structure/contact";
import { localeOfHeadings } from "@/domain/imports/pdf/structure/document-locale";
import { customItems, SECTION_READERS } from "@/domain/imports/pdf/structure/items";
import { findPeriod } from "@/domain/imports/pdf/structure/period";
import { divideDocument } from "@/domain/imports/pdf/structure/sections";
import { unplacedTexts } from "@/domain/imports/pdf/structure/unplaced";

export interface ReadResume {
  data: ResumeData;
  /** Every text of the file that is not in the data, in reading order; headers and footers at the end. */
  unplaced: PageText[];
}

/** Fewer letters than this are not a resume, but a scan with a page number or an empty page. */
const MIN_LETTERS = 40;
const MAX_LINES = 5000;

/**
 * Reads a resume from the pages of a PDF without any model: places and faces make lines, columns and headings, dates and faces make
 * entries. undefined if there is hardly any text.
 */
export function readPdfResume(pages: readonly PdfPage[], newId: NewId): ReadResume | undefined {
  const { lines: all, furniture } = readLayout(pages);
  const lines = all.slice(0, MAX_LINES);
  const letters = lines.reduce((count, line) => count + (line.text.match(/\p{L}/gu)?.length ?? 0), 0);
  if (letters < MIN_LETTERS) return undefined;
  const { head, sections } = divideDocument(lines);
  const locale = localeOfHeadings(sections.map((section) => section.title));
  const linesIn = (kind: string) => sections.filter((section) => section.kind === kind).flatMap((section) => section.lines);
  const contact = readContact(head, linesIn("other"), lines, newId);
  const items: Partial<Record<string, DraftItem[]>> = {};
  for (const key of SECTION_KEYS) {
    const own = linesIn(key);
    if (own.length > 0) items[key] = SECTION_READERS[key](own, { locale, newId });
  }
  const customs = sections.filter((section) => section.kind === "custom" && section.lines.length > 0);
  const data = finishDraft(
    {
      locale,
      basics: contact.basics,
      summary: proseOf([...linesIn("summary"), ...contact.prose]),
      sections: items,
      customSections: customs.map(({ title, lines: own }) => ({ title, ...customItems(own, locale) })),
    },
    newId,
  );
  const isHeading = new Set(sections.map((section) => section.title.toLowerCase()));
  const known = (line: Line) => {
    if (isHeading.has(line.text.toLowerCase())) return line.text;
    return line.cells.map((cell) => findPeriod(cell.text, locale)).map((found) => (found ? found.period : "")).join(" ");
  };
  return { data, unplaced: [...unplacedTexts(lines, data, known), ...furniture] };
}
