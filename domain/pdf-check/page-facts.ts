import { headingKind } from "@/domain/imports/pdf/heading-words";
import type { Line } from "@/domain/imports/pdf/layout/lines";
import { readLayout } from "@/domain/imports/pdf/layout/read-layout";
import type { PdfPage, PdfRun } from "@/domain/imports/pdf/page";
import { divideDocument } from "@/domain/imports/pdf/structure/sections";

/** A box on a page, in points from its upper left corner; pages are counted from 1. */
export type Place = { page: number; left: number; top: number; width: number; height: number };

/** Facts from the geometry of the pages. */
export interface PageFacts {
  /** Kinds of the headings, in order. */
  sections: string[];
  /** Columns that run into each other. */
  columns: Place[];
  /** Where the text of the file runs against the direction in which it is read. */
  inverted: Place[];
  /** Addresses that open when they are clicked. */
  links: string[];
}

/** `texts` are the lines as the file holds them. */
export function pageFacts(pages: readonly PdfPage[], texts: readonly { text: string }[]): PageFacts {
  const { lines } = readLayout(pages);
  return {
    sections: sectionsOf(lines, texts),
    columns: mixedColumns(pages, lines),
    inverted: pages.flatMap((page, index) => invertedOf(page, index + 1)),
    links: pages.flatMap((page) => page.links.map((link) => link.url)),
  };
}

/** Headings by their look and words; a line that is a known heading and nothing else counts whatever it looks like. */
function sectionsOf(lines: readonly Line[], texts: readonly { text: string }[]): string[] {
  const byLook = divideDocument(lines).sections.map((section) => section.kind);
  const byWords = [...lines, ...texts].map((line) => headingKind(line.text)).filter((kind) => kind !== undefined);
  return [...new Set<string>([...byLook, ...byWords])].filter((kind) => kind !== "other");
}

/** A column has at least this many lines, and runs beside another for so many points. */
const MIN_LINES = 4;
const MIN_BESIDE_PT = 60;
/** Share of the letters on a page: a column with less is a margin note, a label or a list of dates. */
const MIN_SHARE = 0.08;

/**
 * Columns beside each other whose lines follow each other across the page in the file's own order, so that software reads them as one
 * line. Columns that the file holds one after the other are read well.
 */
function mixedColumns(pages: readonly PdfPage[], lines: readonly Line[]): Place[] {
  const regions = [...new Set(lines.map((line) => line.region))].map((region) => lines.filter((line) => line.region === region));
  const onPage = (page: number) => lettersOf(lines.filter((line) => line.page === page));
  const columns = regions
    .filter((own) => own.length >= MIN_LINES && lettersOf(own) >= MIN_SHARE * onPage(own[0]?.page ?? 1))
    .map((own) => ({ place: boxOf(own), lines: own.length }));
  const isMixed = (one: (typeof columns)[number]) =>
    columns.some((other) => {
      if (!standsBeside(one.place, other.place)) return false;
      const page = pages[one.place.page - 1];
      return page !== undefined && switches(page, one.place, other.place) > Math.max(2, Math.min(one.lines, other.lines) / 3);
    });
  return columns.filter(isMixed).map(({ place }) => place);
}

/** Fewer letters are a date, a label or a place beside a line. */
const MIN_LETTERS = 12;

/** How many rows continue from one column to the other, in the middle of running text. */
function switches({ runs }: PdfPage, one: Place, other: Place): number {
  const isText = (run: PdfRun) => (run.text.match(/\p{L}/gu)?.length ?? 0) >= MIN_LETTERS;
  return runs.filter((run, index) => {
    const before = runs[index - 1];
    if (!before || stepOf(before, run) !== 0 || !isText(before) || !isText(run)) return false;
    return (isIn(before, one) && isIn(run, other)) || (isIn(before, other) && isIn(run, one));
  }).length;
}

const isIn = (run: PdfRun, { left, top, width, height }: Place) =>
  run.x >= left - 1 && run.x <= left + width && run.y >= top && run.y <= top + height + 1;

const lettersOf = (lines: readonly Line[]) => lines.reduce((sum, line) => sum + line.text.length, 0);

function standsBeside(one: Place, other: Place): boolean {
  if (one.page !== other.page) return false;
  const together = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  const isApart = one.left + one.width <= other.left + 1 || other.left + other.width <= one.left + 1;
  return isApart && together >= MIN_BESIDE_PT;
}

function boxOf(lines: readonly Line[]): Place {
  const left = Math.min(...lines.map((line) => line.left));
  const top = Math.min(...lines.map((line) => line.y - line.size));
  const right = Math.max(...lines.map((line) => line.right));
  const bottom = Math.max(...lines.map((line) => line.y));
  return { page: lines[0]?.page ?? 1, left, top, width: right - left, height: bottom - top };
}

/** A page with fewer pieces of text has no order to speak of. */
const MIN_RUNS = 12;
const MAX_AGAINST = 0.5;

/** A page whose pieces of text mostly follow each other upwards: software that reads in the file's order reads it backwards. */
function invertedOf({ runs, width, height }: PdfPage, page: number): Place[] {
  if (runs.length < MIN_RUNS) return [];
  const steps = runs
    .slice(1)
    .map((run, index) => stepOf(runs[index], run))
    .filter((step) => step !== 0);
  const against = steps.filter((step) => step < 0).length;
  return against > steps.length * MAX_AGAINST ? [{ page, left: 0, top: 0, width, height }] : [];
}

const stepOf = (before: PdfRun | undefined, run: PdfRun): number =>
  before && Math.abs(run.y - before.y) > before.size * 0.6 ? Math.sign(run.y - before.y) : 0;
