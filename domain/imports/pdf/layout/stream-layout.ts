import { withDrawnBullets } from "@/domain/imports/pdf/layout/drawn-bullets";
import { withEvenSizes } from "@/domain/imports/pdf/layout/even-sizes";
import { linesOf } from "@/domain/imports/pdf/layout/lines";
import { withoutArtifacts } from "@/domain/imports/pdf/layout/page-artifacts";
import type { PdfLayout } from "@/domain/imports/pdf/layout/read-layout";
import { isRightToLeft, type Segment, segmentsOf } from "@/domain/imports/pdf/layout/segments";
import type { PdfPage, PdfRun } from "@/domain/imports/pdf/page";

/** A text this many letter heights higher than the one before begins another part of the page. */
const UPWARDS = 0.5;

/**
 * The lines of a document in the order in which the file has its texts, as programs write them from the source. null for pages that are
 * read from the right, whose order says less.
 */
export function readStreamLayout(input: readonly PdfPage[]): PdfLayout | null {
  const pages = withEvenSizes(input);
  if (pages.some(isRightToLeft)) return null;
  const parts = pages.map((page) => partsOf(withDrawnBullets(page)).map((runs) => segmentsOf({ ...page, runs })));
  const { remaining, artifacts } = withoutArtifacts(
    pages,
    parts.map((part) => part.flat()),
  );
  let region = 0;
  const lines = pages.flatMap((page, index) => {
    const left = new Set(remaining[index]);
    return (parts[index] ?? []).flatMap((part) => {
      const segments = part.filter((segment) => left.has(segment));
      if (segments.length === 0) return [];
      return linesOf({ ...boundsOf(segments), segments, rail: null }, page, { page: index + 1, region: region++ });
    });
  });
  return {
    lines,
    artifacts: artifacts.map((each) => ({ ...each, isArtifact: true })),
    pages: pages.map(({ width, height }) => ({ width, height, isMirrored: false })),
  };
}

const boundsOf = (segments: readonly Segment[]) => ({
  left: Math.min(...segments.map((segment) => segment.left)),
  right: Math.max(...segments.map((segment) => segment.right)),
});

/** The runs of a page, divided where the next is higher than the one before. */
function partsOf({ runs }: PdfPage): PdfRun[][] {
  const parts: PdfRun[][] = [];
  for (const run of runs) {
    const last = parts.at(-1)?.at(-1);
    if (last && last.y - run.y < run.size * UPWARDS) parts.at(-1)?.push(run);
    else parts.push([run]);
  }
  return parts;
}
