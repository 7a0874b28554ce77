import type { ResumeData } from "@/contracts/model/resume/data";
import { comfortable, type FileLook } from "@/domain/imports/comfortable";
import type { Line } from "@/domain/imports/pdf/layout/lines";
import type { PdfLayout } from "@/domain/imports/pdf/layout/read-layout";

/** A section of the document and the lines that it was read from. */
export interface PlacedSection {
  /** Key of a section, or id of a custom one. */
  id: string;
  lines: readonly Line[];
}

interface Area {
  page: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Sections are where the file has them: in its order, and beside the others where it has a column for them. */
export function arranged(data: ResumeData, sections: readonly PlacedSection[], layout: PdfLayout): ResumeData {
  const { metadata } = data;
  const areas = layout.pages ? areasOf(layout.lines) : new Map<number, Area>();
  const sideOf = (section: PlacedSection) => (section.lines[0] ? asideOf(areas.get(section.lines[0].region), areas) : null);
  const sides = sections.map(sideOf);
  const isAside = (index: number) => sides[index] !== null && sides[index] !== undefined;
  const hasColumns = sections.some((_, index) => isAside(index)) && sections.some((_, index) => !isAside(index));
  const ids = (inSidebar: boolean) =>
    sections.flatMap(({ id }, index) => ((hasColumns && isAside(index)) === inSidebar ? [id] : []));
  const [main, sidebar] = [[...new Set(ids(false))], [...new Set(ids(true))]];
  const known = new Set([...main, ...sidebar]);
  const pages = metadata.layout.pages.map((page, index) => {
    const rest = { main: page.main.filter((id) => !known.has(id)), sidebar: page.sidebar.filter((id) => !known.has(id)) };
    if (index > 0) return { ...page, ...rest };
    // Accounts that only the head of the file has come first.
    const first = rest.main.filter((id) => id === "profiles");
    const others = rest.main.filter((id) => id !== "profiles");
    return hasColumns
      ? { ...page, main: [...main, ...others], sidebar: [...first, ...sidebar, ...rest.sidebar] }
      : { ...page, main: [...first, ...main, ...others, ...rest.sidebar], sidebar: [] };
  });
  const side = sides.find((each) => each !== null) ?? "left";
  const template = !hasColumns ? metadata.template : side === "left" ? "azurill" : "chikorita";
  const look = layout.pages ? lookOf(layout, hasColumns) : {};
  return { ...data, metadata: comfortable({ ...metadata, template, layout: { ...metadata.layout, pages } }, look) };
}

/** What each column of the file takes of its page. */
function areasOf(lines: readonly Line[]): Map<number, Area> {
  const areas = new Map<number, Area>();
  for (const { region, page, left, right, y, size } of lines) {
    const area = areas.get(region) ?? { page, left, right, top: y - size, bottom: y };
    areas.set(region, {
      page,
      left: Math.min(area.left, left),
      right: Math.max(area.right, right),
      top: Math.min(area.top, y - size),
      bottom: Math.max(area.bottom, y),
    });
  }
  return areas;
}

/** The side of a narrow column beside a clearly wider one; null without one. */
function asideOf(area: Area | undefined, areas: ReadonlyMap<number, Area>): "left" | "right" | null {
  if (!area) return null;
  const width = (one: Area) => one.right - one.left;
  for (const other of areas.values()) {
    if (other.page !== area.page || width(other) < width(area) * 1.15) continue;
    const common = Math.min(area.bottom, other.bottom) - Math.max(area.top, other.top);
    if (common < (area.bottom - area.top) * 0.3) continue;
    if (area.right <= other.left) return "left";
    if (area.left >= other.right) return "right";
  }
  return null;
}

const SERIF =
  /serif|times|tinos|garamond|georgia|roman|\bcm[a-z]*\d|cmr|lmroman|libertin|palatino|pagella|cambria|minion|merriweather|charter|baskerville|caslon|bookman|song|ming|mincho/i;
const SANS = /sans|gothic|arial|helvet|calibri|carlito|lato|roboto|verdana/i;

function lookOf({ lines, pages = [] }: PdfLayout, hasColumns: boolean): FileLook {
  const [page] = pages;
  const own = lines.filter((line) => line.page === 1);
  if (!page || own.length === 0) return {};
  const letters = new Map<number, number>();
  let serif = 0;
  for (const { size, text, font } of lines) {
    letters.set(Math.round(size * 2) / 2, (letters.get(Math.round(size * 2) / 2) ?? 0) + text.length);
    serif += (SERIF.test(font) && !SANS.test(font) ? 1 : -1) * text.length;
  }
  const [bodySize] = [...letters].sort(([, one], [, other]) => other - one)[0] ?? [];
  const left = Math.min(...own.map((line) => line.left));
  const right = page.width - Math.max(...own.map((line) => line.right));
  const top = Math.min(...own.map((line) => line.y - line.size * 0.8));
  return {
    bodySize,
    isSerif: serif > 0,
    // Columns that are filled with colour reach to the edge of the page; their inner margin is none of the page.
    ...(hasColumns ? {} : { marginX: Math.min(left, Math.max(right, left * 0.7)), marginY: top }),
  };
}
