import type { ImportPlace } from "@/contracts/model/import-reading";
import type { ResumeData } from "@/contracts/model/resume/data";
import type { Line } from "@/domain/imports/pdf/layout/lines";
import type { PdfLayout } from "@/domain/imports/pdf/layout/read-layout";
import { boxesOf } from "@/domain/imports/pdf/places/boxes";
import { fieldTexts } from "@/domain/imports/pdf/places/field-texts";
import { findPieces, findScattered, findText } from "@/domain/imports/pdf/places/find";
import { type Word, wordsOf } from "@/domain/imports/pdf/places/words";
import { leastOf, SURE, type Sureness } from "@/domain/imports/pdf/structure/evidence";
import { findPeriod } from "@/domain/imports/pdf/structure/period";

/** What is known about a part of the document: an item, or the person's own data. */
export interface Evidence {
  /** JSON Pointer of the part. */
  pointer: string;
  sureness: Sureness;
  /** Its place; everywhere if unknown. */
  lines: readonly Line[];
  /** No field of it is more sure than this: how sure its section is one. */
  max: number;
}

/** Where each field of the document is in the file, and how sure the reader is of it. */
export function placesOf(data: ResumeData, evidence: readonly Evidence[], layout: PdfLayout): ImportPlace[] {
  const known = new Map(layout.lines.map((line, index) => [keyOf(line), index]));
  const locale = data.metadata.page.locale;
  const wordsOfLine = new Map<Line, Word[]>();
  const wordsIn = (line: Line) => {
    const own = wordsOfLine.get(line) ?? wordsOf([line]);
    wordsOfLine.set(line, own);
    return own;
  };
  return evidence.flatMap(({ pointer, sureness, lines, max }) => {
    const words = linesAround(lines, known, layout.lines).flatMap(wordsIn);
    return fieldTexts(data, pointer).flatMap(({ path, text, pieces, isDates, isInexact }): ImportPlace[] => {
      const own = sureness[path] ?? sureness[path.replace(/\/(?:\d+|url)$/, "")] ?? SURE.usual;
      const confidence = leastOf(own, max, isInexact ? SURE.byDefault : 1);
      const found = isDates ? findDates(text, words, locale) : findField(path, text, pieces, words);
      const places = boxesOf(found, layout.pages).map((box) => ({ pointer: `${pointer}/${path}`, confidence, ...box }));
      return places.length > 0 ? places : [{ pointer: `${pointer}/${path}`, confidence }];
    });
  });
}

function findField(path: string, text: string, pieces: readonly string[], words: readonly Word[]): Word[] {
  const whole = findText(text, words);
  if (whole) return whole;
  const parts = findPieces(pieces, words);
  if (parts.length > 0) return parts;
  // An address may be nowhere in print, but behind words.
  if (path.endsWith("url")) return words.filter((word) => word.line.links.some((url) => url.includes(text)));
  return findScattered(text, words);
}

/** Lines are changed on the way to an entry: wrapped dates are joined, bullets taken off. Their place stays. */
const keyOf = (line: Line) => `${line.page} ${line.region} ${Math.round(line.y * 10)} ${line.paragraph ?? ""}`;

/** The lines as they are in the file: from the first to the last in each column, and the one after it, which may have been joined. */
function linesAround(lines: readonly Line[], known: ReadonlyMap<string, number>, all: readonly Line[]): Line[] {
  const indexes = [...new Set(lines.flatMap((line) => known.get(keyOf(line)) ?? []))].sort((one, other) => one - other);
  if (indexes.length === 0) return [...all];
  const taken = new Set(indexes);
  for (const index of indexes) if (!taken.has(index + 1) && all[index + 1]?.region === all[index]?.region) taken.add(index + 1);
  return [...taken].sort((one, other) => one - other).flatMap((index) => all[index] ?? []);
}

/** The words of the dates that a line shows; dates printed from the parsed values read differently. */
function findDates(years: string, words: readonly Word[], locale: string): Word[] {
  const requested = years.match(/\d{4}/g) ?? [];
  for (const line of new Set(words.map((word) => word.line))) {
    for (const cell of line.cells) {
      const shown = findPeriod(cell.text, locale)?.text;
      const digits = shown?.match(/\d{2,4}/g) ?? [];
      if (!shown || !requested.every((year) => digits.some((each) => year.endsWith(each)))) continue;
      const found = findText(
        shown,
        words.filter((word) => word.line === line),
      );
      if (found) return found;
    }
  }
  // A range that is wrapped: each year by itself.
  return requested.length > 1 || words.length < 40 ? findPieces(requested, words) : [];
}
