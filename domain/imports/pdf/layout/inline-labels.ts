import { headingKind } from "@/domain/imports/pdf/heading-words";
import type { Segment, Span } from "@/domain/imports/pdf/layout/segments";

interface Row {
  y: number;
  segments: Segment[];
}

/** So many headings in front of their texts are a habit of the page. */
const MIN_LABELS = 3;
const SAME_EDGE_PT = 3;
/** Texts begin at least this far right of their labels, in letter heights. */
const MIN_INDENT = 2;
/** What stays free between a label and its text. */
const LABEL_GAP_PT = 8;

/**
 * Headings in a margin whose tabs became spaces: “Experience Head Gardener” with the next lines further right. The first text is put where
 * the other lines begin, so that the margin can be seen.
 */
export function withInlineLabels<One extends Row>(rows: readonly One[]): One[] {
  const labelled = rows.flatMap((row) => (labelOf(row, isHeading) ? [row] : []));
  const left = labelled[0]?.segments[0]?.left ?? 0;
  const isAtEdge = ({ segments: [first] }: Row) => first !== undefined && Math.abs(first.left - left) < SAME_EDGE_PT;
  if (labelled.length < MIN_LABELS || !labelled.every(isAtEdge)) return [...rows];
  const from = rows.indexOf(labelled[0] as One);
  const below = rows.slice(from).filter((row) => !isAtEdge(row));
  const atEdge = rows.slice(from).filter(isAtEdge);
  const start = usualLeft(below);
  const size = labelled[0]?.segments[0]?.size ?? 0;
  if (start === null || start < left + size * MIN_INDENT || atEdge.length > labelled.length * 2 || below.length < atEdge.length)
    return [...rows];
  const font = labelled[0]?.segments[0]?.spans[0]?.font;
  return rows.map((row, index) => {
    const label = index >= from && isAtEdge(row) ? labelOf(row, (text, span) => isHeading(text) || span?.font === font) : null;
    return label ? { ...row, segments: divided(row.segments, label, start) } : row;
  });
}

const isHeading = (text: string) => headingKind(text) !== undefined;

/** How many spans of a row's first segment are its label: all, if another segment follows; null without one. */
function labelOf({ segments }: Row, isLabel: (text: string, span: Span | undefined) => boolean): number | null {
  const [first, ...others] = segments;
  if (!first) return null;
  if (others.length > 0 && isLabel(first.text, first.spans[0])) return first.spans.length;
  for (let count = 1; count < first.spans.length; count++) {
    const text = textOf(first.spans.slice(0, count));
    if (isLabel(text, first.spans[0]) && !isLabel(textOf(first.spans.slice(0, count + 1)), undefined)) return count;
  }
  return null;
}

const textOf = (spans: readonly Span[]) =>
  spans
    .map(({ text }) => text)
    .join("")
    .trim();

/** The left end that most rows have, to a point. */
function usualLeft(rows: readonly Row[]): number | null {
  const counts = new Map<number, number>();
  for (const { segments } of rows) {
    const left = Math.round(segments[0]?.left ?? 0);
    counts.set(left, (counts.get(left) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? null;
}

function divided([first, ...others]: readonly Segment[], count: number, start: number): Segment[] {
  if (!first) return [];
  const end = start - LABEL_GAP_PT;
  if (count === first.spans.length)
    return [
      { ...first, right: Math.min(first.right, end) },
      ...others.map((each) => ({ ...each, left: Math.max(each.left, start) })),
    ];
  const part = (spans: Span[], left: number, right: number): Segment => ({ ...first, left, right, text: textOf(spans), spans });
  const [label, rest] = [first.spans.slice(0, count), first.spans.slice(count)];
  const right = label.at(-1)?.right ?? first.left;
  return [part(label, first.left, Math.min(right, end)), part(rest, start, Math.max(start + 1, first.right)), ...others];
}
