import type { ImportRefusal } from "@/contracts/imports/refusals";
import type { ImportPlace, ImportStop, ImportWarning, ImportWords, UnplacedText } from "@/contracts/model/import-reading";
import type { ResumeData } from "@/contracts/model/resume/data";
import { type AlsoFound, NOTHING_ELSE } from "@/domain/imports/also-found";
import type { FileFacts } from "@/domain/imports/file-facts";
import { type FilePictures, NO_PICTURES } from "@/domain/imports/office/pictures";
import { stopsOf } from "@/domain/imports/stops";
import { wordsOfFields } from "@/domain/imports/words";

/**
 * What a reader makes of a file, before anything is stored. `data` holds what has a place; texts without one are beside it, and
 * `withUnplaced` adds them where the reading is not reviewed.
 */
export interface Reading {
  /** What the file was recognised as. */
  format: string;
  data: ResumeData;
  /** Sizes of the pages in points; empty for files without pages. */
  pages: { width: number; height: number }[];
  /** The text of a file without pages: what `line` of a place counts. */
  paragraphs: string[];
  places: ImportPlace[];
  unplaced: UnplacedText[];
  words: ImportWords;
  stops: ImportStop[];
  warnings: ImportWarning[];
  alsoFound: AlsoFound;
  /** How the file looks; null where it has no look of its own. */
  facts: FileFacts | null;
  pictures: FilePictures;
}

export type ReadingResult =
  | { ok: true; reading: Reading }
  /** `recognised` is the kind of file, such as “a picture”, null if that is unknown; `advice` what to do with such a file. */
  | { ok: false; reason: ImportRefusal; recognised: string | null; advice?: string };

/** A reading. Of a format whose fields have names every field is sure, and there is nothing to point at. */
export function readingOf(format: string, data: ResumeData, more: Partial<Omit<Reading, "stops">> = {}): Reading {
  const words = more.words ?? wordsOfFields(data, more.warnings ?? []);
  return {
    format,
    data,
    pages: [],
    paragraphs: [],
    places: [],
    unplaced: [],
    warnings: [],
    alsoFound: NOTHING_ELSE,
    facts: null,
    pictures: NO_PICTURES,
    ...more,
    words,
    stops: stopsOf(data, words),
  };
}
