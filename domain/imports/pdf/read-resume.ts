import type { ImportPlace, ImportWords } from "@/contracts/model/import-reading";
import type { ResumeData } from "@/contracts/model/resume/data";
import type { NewId } from "@/domain/imports/draft";
import { isIconName } from "@/domain/imports/icon-names";
import { withDoubts } from "@/domain/imports/pdf/doubts/doubts";
import type { Line } from "@/domain/imports/pdf/layout/lines";
import type { PageText } from "@/domain/imports/pdf/layout/page-text";
import { type PageSize, type PdfLayout, readLayout } from "@/domain/imports/pdf/layout/read-layout";
import type { PdfPage } from "@/domain/imports/pdf/page";
import { placesOf } from "@/domain/imports/pdf/places/places-of";
import { contactLabel } from "@/domain/imports/pdf/structure/contact-patterns";
import { areFieldLabels } from "@/domain/imports/pdf/structure/field-labels";
import { gridTexts } from "@/domain/imports/pdf/structure/language-grid";
import { findPeriod, isImplied } from "@/domain/imports/pdf/structure/period";
import { DOCUMENT_WORDS, isInitialsOf, isNameLabel } from "@/domain/imports/pdf/structure/person-name";
import { LABEL, type ReadStructure, readStructure } from "@/domain/imports/pdf/structure/read-structure";
import { unplacedTexts } from "@/domain/imports/pdf/structure/unplaced";
import { areFormWords } from "@/domain/imports/pdf/structure/year-rows";
import { wordsOfLines } from "@/domain/imports/words";

export interface ReadResume {
  data: ResumeData;
  /** The position of each field, and how certain it is. */
  places: ImportPlace[];
  /** The pages that places refer to; undefined for files without any. */
  pages: PageSize[] | undefined;
  /** Every text of the file that is not in the data, in reading order; headers and footers at the end. */
  unplaced: PageText[];
  words: ImportWords;
}

/** The separator between a title and an organisation, or a degree and its subject, once they have separate fields. */
const LINK_WORD = /^(?:in|at|of|im|bei|en|em|di|de|van|von|w|i|på|chez|presso|hos|@)$/iu;

/**
 * Reads a resume from the pages of a PDF without any model: places and faces make lines, columns and headings, dates and faces make
 * entries. undefined if there is hardly any text.
 */
export const readPdfResume = (pages: readonly PdfPage[], newId: NewId): ReadResume | undefined =>
  readResumeLines(readLayout(pages), newId);

/** The same from lines in reading order, wherever they come from. */
export function readResumeLines(layout: PdfLayout, newId: NewId): ReadResume | undefined {
  const structure = readStructure(layout, newId);
  if (!structure) return undefined;
  const { lines: all, artifacts, pages } = layout;
  const { data, evidence, lines, sections } = structure;
  const unplaced = leftovers(structure);
  const places = withDoubts(placesOf(data, evidence, { ...layout, lines }), { data, evidence, unplaced, sections });
  const beside = [...unplaced, ...artifacts];
  const words = wordsOfLines(
    [...all, ...artifacts].map(({ text }) => text),
    beside,
  );
  return { data, places, pages, unplaced: beside, words };
}

/** The texts of the lines that are not in the data. What describes the file and not the person is no text of its own. */
function leftovers({ data, lines, locale, sections }: ReadStructure): PageText[] {
  const isHeading = new Set(
    sections
      .filter(({ kind, isByStem, lines: own }) => own.length > 0 || (kind !== "custom" && !isByStem))
      .map((section) => section.title.toLowerCase()),
  );
  const languageLines = sections.filter(({ kind }) => kind === "languages").flatMap((section) => section.lines);
  const inGrid = new Set(gridTexts(languageLines).flatMap((text) => text.split(/\s+/)));
  const following = new Map(lines.map((line, index) => [line, lines[index + 1]]));
  const wrapped = new Set(
    lines.flatMap((line, index) => {
      const next = lines[index + 1];
      const both = `${line.text} ${next?.text}`.toLowerCase();
      return next && next.font === line.font && isHeading.has(both) ? [line, next] : [];
    }),
  );
  const meant = (line: Line) => {
    if (isHeading.has(line.text.toLowerCase()) || wrapped.has(line)) return line.text;
    const knownTexts = line.page === 1 ? line.cells.flatMap((cell) => cell.text.split(/[|•·]/).map(contactLabel)) : [];
    // A label in a list can be the heading of a separate section.
    const [, label = ""] = LABEL.exec(line.text) ?? [];
    if (isHeading.has(label.toLowerCase())) knownTexts.push(label);
    // The same in the cells of a table.
    const [first, second] = line.cells;
    if (first && second && isHeading.has(first.text.toLowerCase())) knownTexts.push(first.text);
    const broken = `${line.cells.at(-1)?.text ?? ""} ${following.get(line)?.cells.at(-1)?.text ?? ""}`;
    const dates = [...line.cells.map((cell) => cell.text), broken].map((text) => findPeriod(text, locale)?.text ?? "");
    return [...dates, ...knownTexts].join(" ");
  };
  // “Curriculum vitae” describes the file and not the person; names of icons are drawings.
  return unplacedTexts(lines, data, meant).map((each) =>
    DOCUMENT_WORDS.test(each.text) ||
    isNameLabel(each.text) ||
    isInitialsOf(data.basics.name, each.text) ||
    isImplied(each.text) ||
    areFieldLabels(each.text) ||
    areFormWords(each.text) ||
    LINK_WORD.test(each.text) ||
    each.text.split(/\s+/).every((word) => inGrid.has(word)) ||
    each.text.split(/\s+/).every(isIconName)
      ? { ...each, isArtifact: true as const }
      : each,
  );
}
