import { withDrawnBullets } from "@/domain/imports/pdf/layout/drawn-bullets";
import { withEvenSizes } from "@/domain/imports/pdf/layout/even-sizes";
import { withKnownRails } from "@/domain/imports/pdf/layout/known-rails";
import { withLateLabels } from "@/domain/imports/pdf/layout/late-labels";
import { type Line, linesOf } from "@/domain/imports/pdf/layout/lines";
import { withoutArtifacts } from "@/domain/imports/pdf/layout/page-artifacts";
import type { PageText } from "@/domain/imports/pdf/layout/page-text";
import { regionsOf } from "@/domain/imports/pdf/layout/regions";
import { isRightToLeft, segmentsOf } from "@/domain/imports/pdf/layout/segments";
import { withTurnedHeadings } from "@/domain/imports/pdf/layout/turned-headings";
import { withWrappedLabels } from "@/domain/imports/pdf/layout/wrapped-labels";
import type { PdfPage } from "@/domain/imports/pdf/page";

/** A page that lines were read from. */
export interface PageSize {
  width: number;
  height: number;
  /** Pages that are read from the right have been mirrored. */
  isMirrored: boolean;
}

export interface PdfLayout {
  /** In reading order, column by column. */
  lines: Line[];
  /** Headers, footers and page numbers. */
  artifacts: PageText[];
  /** The pages; undefined where there are none, and the lines count paragraphs. */
  pages?: PageSize[];
}

/** The lines of a document in reading order, found by their places and not by the order of the file. */
export function readLayout(input: readonly PdfPage[]): PdfLayout {
  const pages = withEvenSizes(input).map(withTurnedHeadings);
  const { remaining, artifacts } = withoutArtifacts(
    pages,
    pages.map((page) => segmentsOf(withDrawnBullets(page))),
  );
  let region = 0;
  const regions = withKnownRails(remaining.map(regionsOf));
  const lines = pages.flatMap((page, index) =>
    (regions[index] ?? []).flatMap((each) => linesOf(each, page, { page: index + 1, region: region++ })),
  );
  return {
    lines: withWrappedLabels(withLateLabels(lines)),
    artifacts: artifacts.map((each) => ({ ...each, isArtifact: true })),
    pages: pages.map((page) => ({ width: page.width, height: page.height, isMirrored: isRightToLeft(page) })),
  };
}
