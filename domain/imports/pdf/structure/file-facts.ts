import { luminance } from "@/domain/colours";
import {
  accentOf,
  type FileFacts,
  familyOfFace,
  type Ground,
  groundOf,
  isSerifFace,
  paperOf,
  type UsedColour,
} from "@/domain/imports/file-facts";
import type { Line } from "@/domain/imports/pdf/layout/lines";
import type { PdfLayout } from "@/domain/imports/pdf/layout/read-layout";
import type { PdfFill, PdfPage } from "@/domain/imports/pdf/page";

/** A column of the first page. */
interface Column {
  left: number;
  right: number;
  top: number;
  bottom: number;
  letters: number;
  lines: number;
}

/** How a PDF looks: its columns, colours, faces and edges. null where it has no text. */
export function pdfFacts(pages: readonly PdfPage[], layout: PdfLayout): FileFacts | null {
  const [page] = pages;
  const own = layout.lines.filter((line) => line.page === 1);
  if (!page || own.length === 0) return null;
  const columns = columnsOf(own);
  const beside = sideColumn(columns, page);
  const isMirrored = layout.pages?.[0]?.isMirrored === true;
  const side = beside && (beside.isLeft !== isMirrored ? "left" : "right");
  const fills = page.fills ?? [];
  const ground = beside ? fillUnder(fills, beside.column, page, isMirrored) : null;
  const name = own.reduce((largest, line) => (line.size > largest.size ? line : largest));
  return {
    columns: beside ? 2 : 1,
    side,
    sidebarWidth: beside ? beside.share : null,
    ground: ground === null ? "none" : groundOf(luminance(ground)),
    groundColour: ground,
    band: bandOf(fills, page),
    nameGround: groundUnderName(fills, name, page, isMirrored),
    isNameAside: beside !== null && beside.column.left <= name.left && beside.column.right + 1 >= name.right,
    hasBars: barsOf(fills, page) >= 3,
    ...facesOf(pages),
    ...edgesOf(own, page, side),
    paper: paperOf(page.width, page.height),
    accent: accentOf(coloursOf(pages)),
    isCentred: isCentred(name, page),
  };
}

function columnsOf(lines: readonly Line[]): Column[] {
  const columns = new Map<number, Column>();
  for (const { region, left, right, y, size, text } of lines) {
    const now = columns.get(region) ?? { left, right, top: y - size, bottom: y, letters: 0, lines: 0 };
    columns.set(region, {
      left: Math.min(now.left, left),
      right: Math.max(now.right, right),
      top: Math.min(now.top, y - size),
      bottom: Math.max(now.bottom, y),
      letters: now.letters + text.length,
      lines: now.lines + 1,
    });
  }
  return [...columns.values()];
}

const MIN_LINES = 4;
/** A narrow column has at least this share of the page's height beside the other one. */
const MIN_HEIGHT = 0.12;

/** The narrow column beside the wide one, with the share of the text's width that it takes, in percent. */
function sideColumn(columns: readonly Column[], { height }: PdfPage): { column: Column; isLeft: boolean; share: number } | null {
  const wide = columns.reduce((max, each) => (each.letters > max.letters ? each : max));
  const isBeside = (each: Column) =>
    each.lines >= MIN_LINES &&
    (each.right <= wide.left || each.left >= wide.right) &&
    Math.min(each.bottom, wide.bottom) - Math.max(each.top, wide.top) >= height * MIN_HEIGHT;
  const [column] = columns.filter((each) => each !== wide && isBeside(each)).sort((one, other) => other.letters - one.letters);
  if (!column) return null;
  const isLeft = column.right <= wide.left;
  const [left, right] = [Math.min(column.left, wide.left), Math.max(column.right, wide.right)];
  const gutter = (right - left) * 0.04;
  const width = isLeft ? wide.left - gutter - column.left : right - column.left;
  return { column, isLeft, share: Math.round((100 * width) / (right - left)) };
}

const areaOf = ({ left, right, top, bottom }: PdfFill) => Math.max(0, right - left) * Math.max(0, bottom - top);

/** The colour of the area that a column is printed on; null for the paper. */
function fillUnder(fills: readonly PdfFill[], column: Column, page: PdfPage, isMirrored: boolean): string | null {
  const middle = (column.left + column.right) / 2;
  const x = isMirrored ? page.width - middle : middle;
  const y = (column.top + column.bottom) / 2;
  const under = fills.findLast(
    ({ left, right, top, bottom }) =>
      left <= x && right >= x && top <= y && bottom >= y && bottom - top > page.height * 0.4 && right - left < page.width * 0.6,
  );
  return under && groundOf(luminance(under.colour)) !== "none" ? under.colour : null;
}

/** What is under the name: the last area that is drawn there, if it is no sheet of paper. */
function groundUnderName(fills: readonly PdfFill[], { left, right, y, size }: Line, page: PdfPage, isMirrored: boolean): Ground {
  const middle = (left + right) / 2;
  const x = isMirrored ? page.width - middle : middle;
  const under = fills.findLast(
    (fill) => fill.left <= x && fill.right >= x && fill.top <= y - size / 2 && fill.bottom >= y - size / 2,
  );
  return under && areaOf(under) < page.width * page.height * 0.9 ? groundOf(luminance(under.colour)) : "none";
}

/** The band across the upper edge of the first page. */
function bandOf(fills: readonly PdfFill[], page: PdfPage): Ground {
  const band = fills.findLast(
    ({ left, right, top, bottom }) =>
      right - left > page.width * 0.85 && top < page.height * 0.06 && bottom > page.height * 0.05 && bottom < page.height * 0.4,
  );
  return band ? groundOf(luminance(band.colour)) : "none";
}

const barsOf = (fills: readonly PdfFill[], page: PdfPage): number =>
  fills.filter(
    ({ colour, left, right, top, bottom }) =>
      right - left > page.width * 0.35 && bottom - top > 9 && bottom - top < 32 && groundOf(luminance(colour)) !== "none",
  ).length;

/** Faces weighted by their letters. */
function facesOf(pages: readonly PdfPage[]): Pick<FileFacts, "isSerif" | "family" | "bodySize"> {
  const families = new Map<string, number>();
  const sizes = new Map<number, number>();
  let serif = 0;
  for (const { text, font, size } of pages.flatMap(({ runs }) => runs)) {
    families.set(familyOfFace(font), (families.get(familyOfFace(font)) ?? 0) + text.length);
    sizes.set(Math.round(size * 2) / 2, (sizes.get(Math.round(size * 2) / 2) ?? 0) + text.length);
    serif += (isSerifFace(font) ? 1 : -1) * text.length;
  }
  return { isSerif: serif > 0, family: maxOf(families) ?? "", bodySize: maxOf(sizes) };
}

const maxOf = <Key>(counts: ReadonlyMap<Key, number>): Key | null =>
  [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? null;

/** Right ends are ragged: they say less about the margin than left ends. */
function edgesOf(lines: readonly Line[], { width }: PdfPage, side: FileFacts["side"]): Pick<FileFacts, "marginX" | "marginY"> {
  const left = Math.min(...lines.map((line) => line.left));
  const right = width - Math.max(...lines.map((line) => line.right));
  const top = Math.min(...lines.map((line) => line.y - line.size * 0.8));
  const marginX = side === "right" ? left : Math.min(left, Math.max(right, left * 0.7));
  return { marginX: Math.max(0, marginX), marginY: Math.max(0, top) };
}

function coloursOf(pages: readonly PdfPage[]): UsedColour[] {
  return pages.flatMap(({ inks = [], fills = [], width, height }) => [
    ...inks.map(({ colour, letters }) => ({ colour, weight: letters, isText: true })),
    ...fills
      .filter((fill) => areaOf(fill) < width * height * 0.9)
      .map((fill) => ({ colour: fill.colour, weight: areaOf(fill) / 100, isText: false })),
  ]);
}

const isCentred = ({ left, right }: Line, { width }: PdfPage): boolean =>
  left > width * 0.18 && Math.abs((left + right) / 2 - width / 2) < width * 0.03;
