import type { Line } from "@/domain/imports/pdf/layout/lines";
import { closingLines } from "@/domain/imports/pdf/structure/closing-lines";
import { findHeadings, type Heading } from "@/domain/imports/pdf/structure/headings";

export interface DocumentSection {
  kind: Heading["kind"];
  title: string;
  isByStem?: true;
  lines: Line[];
}

export interface DividedDocument {
  /** Everything that is in no section: name and contact details. */
  head: Line[];
  sections: DocumentSection[];
}

/** Columns whose left ends are this close continue each other on the next page. */
const SAME_COLUMN_PT = 14;
/** A heading is closer to its text than this many letter heights. */
const HEADING_ROOM = 4;

/** Divides the lines at headings. A column without a heading at its top continues the section that its own column ended with. */
export function divideDocument(all: readonly Line[]): DividedDocument {
  const closing = closingLines(all);
  const lines = all.filter((line) => !closing.has(line));
  const headings = findHeadings(lines);
  const head: Line[] = [];
  const sections: DocumentSection[] = [];
  const ends: { left: number; page: number; section: DocumentSection | null }[] = [];
  let current: DocumentSection | null = null;
  let region = -1;
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index];
    if (!line) continue;
    const heading = headings.get(index);
    if (line.region !== region) {
      region = line.region;
      if (!heading && !isBelowItsHeading(lines[index - 1], line, headings.has(index - 1)))
        current = continued(ends, sections, line, current);
    }
    if (heading) {
      const { lines: taken, ...own } = heading;
      current = { ...own, lines: [] };
      sections.push(current);
      index += taken - 1;
    } else if (current) current.lines.push(line);
    else head.push(line);
    ends.push({ left: line.edge, page: line.page, section: current });
  }
  return { head, sections };
}

/** A heading that is the last line of its part of the page names the part directly below it, within whose width it is. */
const isBelowItsHeading = (before: Line | undefined, line: Line, isHeading: boolean): boolean =>
  isHeading &&
  before !== undefined &&
  before.page === line.page &&
  before.y < line.y &&
  line.y - before.y < line.size * HEADING_ROOM &&
  before.left > line.edge - SAME_COLUMN_PT &&
  before.left < line.column.right;

/** Two columns below one heading begin at the same height. */
const besideFirst = (sections: readonly DocumentSection[], line: Line): DocumentSection | undefined =>
  sections.findLast(
    ({ lines: [first] }) => first?.page === line.page && Math.abs(first.y - line.y) < 1 && line.left > first.left,
  );

function continued(
  ends: readonly { left: number; page: number; section: DocumentSection | null }[],
  sections: readonly DocumentSection[],
  line: Line,
  current: DocumentSection | null,
): DocumentSection | null {
  const same = ends.findLast((end) => Math.abs(end.left - line.edge) < SAME_COLUMN_PT);
  if (same) return same.section;
  const beside = besideFirst(sections, line);
  if (beside) return beside;
  if (line.page === 1 && line.y < 400 && ends.every((end) => end.section === null || end.left !== line.edge))
    return line.gap > 50 && ends.some((end) => Math.abs(end.left - line.edge) > 60) ? null : current;
  return current;
}
