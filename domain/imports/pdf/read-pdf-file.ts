import type { ImportPlace, ImportWarning, UnplacedText } from "@/contracts/model/import-reading";
import type { NewId } from "@/domain/imports/draft";
import { readEuropass } from "@/domain/imports/europass/europass";
import { withSecondReading } from "@/domain/imports/pdf/doubts/second-reading";
import type { PageText } from "@/domain/imports/pdf/layout/page-text";
import { type PdfLayout, readLayout } from "@/domain/imports/pdf/layout/read-layout";
import { readStreamLayout } from "@/domain/imports/pdf/layout/stream-layout";
import type { PdfPage } from "@/domain/imports/pdf/page";
import { boxOf } from "@/domain/imports/pdf/places/boxes";
import { withDrawnLevels } from "@/domain/imports/pdf/places/drawn-levels";
import { fieldTexts } from "@/domain/imports/pdf/places/field-texts";
import { type ReadResume, readResumeLines } from "@/domain/imports/pdf/read-resume";
import { pdfFacts } from "@/domain/imports/pdf/structure/file-facts";
import { readStructure } from "@/domain/imports/pdf/structure/read-structure";
import { readEmbeddedResume } from "@/domain/imports/read-embedded-resume";
import { type Reading, type ReadingResult, readingOf } from "@/domain/imports/reading";
import { EUROPASS_DAMAGED } from "@/domain/imports/warnings";

/** What a PDF contains, as far as resumes are concerned. */
export interface PdfFile {
  layout: readonly PdfPage[];
  /** Text of the attachment with a resume's data, or null. */
  embedded: string | null;
  /** Text of the attachment with Europass data, or null. */
  europass?: string | null;
}

/**
 * Reads a resume from a PDF: from its embedded data, else from the text on its pages. Refused if there is hardly any text, or if the
 * data is damaged, because the text would restore less than the file promises.
 */
export function readPdfFile({ layout: pages, embedded, europass = null }: PdfFile, newId: NewId): ReadingResult {
  if (embedded !== null) {
    const data = readEmbeddedResume(embedded);
    return data
      ? { ok: true, reading: readingOf("PDF", data) }
      : { ok: false, reason: "data-damaged", recognised: "a PDF with a resume's data" };
  }
  const passport = europass === null ? undefined : readEuropass(europass, newId);
  if (passport) return { ok: true, reading: readingOf("EUROPASS", passport) };
  const warnings = europass === null ? [] : [EUROPASS_DAMAGED];
  const layout = readLayout(pages);
  const read = readResumeLines(layout, newId);
  if (read) {
    const places = layout.lines.length > MAX_COMPARED_LINES ? read.places : comparedPlaces(read, pages, newId);
    const data = withDrawnLevels(read.data, read.places, pages);
    return { ok: true, reading: readingFrom("PDF", { ...read, data, places }, { pages, layout, warnings }) };
  }
  const hasText = layout.lines.some((line) => /[\p{L}\p{N}]/u.test(line.text));
  const isBlank = pages.length > 0 && pages.every((page) => page.isBlank === true);
  return { ok: false, reason: hasText || isBlank ? "no-text" : "pictures-only", recognised: "a PDF" };
}

/** Longer documents are read once. */
const MAX_COMPARED_LINES = 600;

/** The places of a reading, less sure where the same pages in the order of the file are read in another way. */
function comparedPlaces(read: ReadResume, pages: readonly PdfPage[], newId: NewId): ImportPlace[] {
  const stream = readStreamLayout(pages);
  const second = stream ? readStructure(stream, newId) : undefined;
  if (!second) return read.places;
  const pointers = second.evidence.flatMap(({ pointer }) =>
    fieldTexts(second.data, pointer).map(({ path }) => `${pointer}/${path}`),
  );
  return withSecondReading(read, { data: second.data, pointers });
}

const readingFrom = (
  format: string,
  read: ReadResume,
  { pages, layout, warnings }: { pages: readonly PdfPage[]; layout: PdfLayout; warnings: ImportWarning[] },
): Reading =>
  readingOf(format, read.data, {
    pages: pages.map(({ width, height }) => ({ width, height })),
    places: read.places,
    unplaced: unplacedTexts(read),
    words: read.words,
    warnings,
    facts: pdfFacts(pages, layout),
  });

/** Texts without a place as a reading has them. Files with pages and files with paragraphs both come through here. */
export const unplacedTexts = ({ unplaced, pages }: Pick<ReadResume, "unplaced" | "pages">): UnplacedText[] =>
  unplaced.map(({ text, isArtifact, at }: PageText) => ({
    text,
    kind: isArtifact ? "header-or-footer" : "text",
    ...(at ? boxOf(at, pages) : {}),
  }));
