import type { ResumeData } from "@/contracts/model/resume/data";
import type { Entry } from "@/typeset/content/entry";
import { withBreaks } from "@/typeset/content/line-breaks";
import { inCapitals } from "@/typeset/content/locale";
import { type PrintedSection, printedSections } from "@/typeset/content/printed-sections";
import type { CustomLooks } from "@/typeset/layout/own-styles";
import { contentWidthPt, LARGEST_GAP } from "@/typeset/layout/style";
import type { Template } from "@/typeset/template";

/** A page of the layout: its sections in the order they print. A full-width page has no sidebar. */
export interface PrintedPage {
  fullWidth: boolean;
  main: PrintedSection[];
  sidebar: PrintedSection[];
}

/** The width that rings, lines and icons next to a column take, in points. */
const COLUMN_ORNAMENTS = 24;
/** How far a title next to its section may shrink to fit. */
const SMALLEST_TITLE = 0.72;
/** If there is no room for the requested columns there are fewer: a narrower one could not hold a word or five dots. */
const NARROWEST_COLUMN_EM = 5;
/** The share of a column that the names of items have where items print as rows. */
const LABEL_SHARE = 0.36;

export const isEntry = (item: PrintedSection["items"][number]): item is Entry => "lead" in item;

/** The room for a section and for its title, in points. */
interface Widths {
  columnPt: number;
  titlePt: number;
}

/** A section in which words wider than its column can break. */
function fitted(section: PrintedSection, { columnPt, titlePt }: Widths, data: ResumeData, isMain: boolean): PrintedSection {
  const { body, heading } = data.metadata.typography;
  const gapPt = Math.max(Math.min(data.metadata.page.gapX, LARGEST_GAP), 12);
  const possible = Math.floor((columnPt + gapPt) / (NARROWEST_COLUMN_EM * body.fontSize + gapPt));
  const columns = Math.max(1, Math.min(section.columns, possible));
  const widthEm = Math.max(2, (columnPt - gapPt * (columns - 1)) / columns / body.fontSize);
  const broken = withBreaks(section, widthEm);
  const rows = isMain && columns === 1 && !section.running && section.isList;
  return {
    ...broken,
    columns,
    title: section.title && withBreaks(section.title, titlePt / heading.fontSize),
    items: broken.items.map((item, index) => {
      const original = section.items[index];
      return rows && isEntry(item) && original && isEntry(original)
        ? { ...item, lead: withBreaks(original.lead, widthEm * LABEL_SHARE) }
        : item;
    }),
  };
}

/** The room in the columns of a page with a sidebar, in points; the gap between them and its ornaments are taken off the main one. */
export function columnWidthsPt({ layout, page }: ResumeData["metadata"]): { mainPt: number; sidebarPt: number } {
  const width = contentWidthPt(page);
  const sidebarPt = (width * layout.sidebarWidth) / 100;
  return { mainPt: width - sidebarPt - Math.min(page.gapX, LARGEST_GAP) - COLUMN_ORNAMENTS, sidebarPt };
}

/**
 * The sections of each page in order. A section prints once, at its first position; in a one-column template the sidebar's
 * sections follow the main ones. Sections on no page are not printed.
 */
export function printedPages(
  data: ResumeData,
  { columns, beside, capitals, titleEm, mainInsetPt }: Template,
  custom: CustomLooks | null,
): PrintedPage[] {
  const sections = printedSections(data);
  const { layout, page } = data.metadata;
  const width = contentWidthPt(page) * (1 - (beside?.share ?? 0));
  const { body, heading } = data.metadata.typography;
  const gutterPt = Math.max(Math.min(page.gapX, LARGEST_GAP), 8) + body.fontSize * 0.6;
  // Beside its section a title may be set smaller before it is broken (`labelled.typ`).
  const titlesPt = beside?.holds === "titles" ? (contentWidthPt(page) * beside.share - gutterPt) / SMALLEST_TITLE : null;
  const take = (ids: readonly string[], columnPt: number, isMain = true): PrintedSection[] =>
    ids.flatMap((id) => {
      const section = sections.get(id);
      sections.delete(id);
      if (!section) return [];
      const title = capitals.includes("titles") ? section.title && inCapitals(section.title, page.locale) : section.title;
      return [
        fitted(
          custom ? custom.styled({ ...section, title }, id) : { ...section, title },
          { columnPt, titlePt: (titlesPt ?? columnPt - 1.5 * heading.fontSize) / titleEm },
          data,
          isMain,
        ),
      ];
    });
  return layout.pages
    .map(({ fullWidth, main, sidebar }): PrintedPage => {
      if (fullWidth || columns === 1)
        return { fullWidth: true, main: take([...main, ...sidebar], width - COLUMN_ORNAMENTS - mainInsetPt), sidebar: [] };
      const { mainPt, sidebarPt } = columnWidthsPt(data.metadata);
      return { fullWidth: false, main: take(main, mainPt - mainInsetPt), sidebar: take(sidebar, sidebarPt, false) };
    })
    .filter((printed, index) => index === 0 || printed.main.length + printed.sidebar.length > 0);
}
