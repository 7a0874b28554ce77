import { headingKind } from "@/domain/imports/pdf/heading-words";
import { hangOf, rowsOf } from "@/domain/imports/pdf/layout/lines";
import type { Region } from "@/domain/imports/pdf/layout/regions";
import type { Segment } from "@/domain/imports/pdf/layout/segments";

const SAME_EDGE_PT = 3;
/** So many known headings in a margin are a habit of the document. */
const MIN_LABELS = 2;

/** A margin with headings: where these begin, where the text beside them begins, their face, and how far they are below its first line. */
interface Rail {
  left: number;
  column: number;
  faces: ReadonlySet<string>;
  hang: number;
}

/**
 * A page or part of one with a single heading in its margin is too short to show that it has a margin, but the others do: where nothing but
 * headings in the place and face of theirs is left of the text, it gets the same margin. Parts of one page with the same margin are read as one.
 */
export function withKnownRails(pages: readonly (readonly Region[])[]): Region[][] {
  const rails = pages.flat().flatMap(railOf);
  if (rails.length === 0) return pages.map((regions) => [...regions]);
  return pages.map((regions) => {
    const result: Region[] = [];
    for (const region of regions) {
      const rail = region.rail === null ? rails.find((each) => fits(region, each)) : undefined;
      const own = rail
        ? { ...region, segments: region.segments.map((each) => within(each, rail)), rail: rail.column - 0.5, hang: rail.hang }
        : region;
      const before = result.at(-1);
      if (before && rail && before.rail !== null && Math.abs(before.rail - rail.column) < SAME_EDGE_PT)
        result[result.length - 1] = {
          left: Math.min(before.left, own.left),
          right: Math.max(before.right, own.right),
          segments: [...before.segments, ...own.segments],
          rail: before.rail,
          hang: Math.max(before.hang ?? 0, rail.hang),
        };
      else result.push(own);
    }
    return result;
  });
}

const faceOf = ({ spans: [first], size }: Segment) => `${first?.font} ${Math.round(size * 2)}`;

/** A heading that is a little too long for the margin is in it all the same. */
const within = (segment: Segment, { column }: Rail): Segment =>
  segment.left < column - SAME_EDGE_PT ? { ...segment, right: Math.min(segment.right, column - 1) } : segment;

function railOf({ rail, segments }: Region): Rail[] {
  if (rail === null) return [];
  const known = segments.filter((segment) => segment.right <= rail && headingKind(segment.text) !== undefined);
  const [first] = known;
  if (!first || known.length < MIN_LABELS || known.some(({ left }) => Math.abs(left - first.left) > SAME_EDGE_PT)) return [];
  const hang = hangOf(known, rowsOf(segments.filter((segment) => segment.right > rail)));
  return [{ left: first.left, column: rail + 0.5, faces: new Set(known.map(faceOf)), hang }];
}

function fits({ segments }: Region, { left, column, faces }: Rail): boolean {
  const inMargin = segments.filter((segment) => segment.left < column - SAME_EDGE_PT);
  return (
    inMargin.length > 0 &&
    inMargin.length < segments.length &&
    inMargin.some(({ text }) => headingKind(text) !== undefined) &&
    inMargin.every(
      (segment) =>
        segment.right < column + segment.size && Math.abs(segment.left - left) < SAME_EDGE_PT && faces.has(faceOf(segment)),
    )
  );
}
