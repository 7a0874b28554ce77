import type { FileFormat } from "@/contracts/imports/formats";
import type { ImportWarning } from "@/contracts/model/import-reading";
import { archiveNames } from "@/domain/imports/archive";
import type { NewId } from "@/domain/imports/draft";
import type { FileFacts } from "@/domain/imports/file-facts";
import type { Flow } from "@/domain/imports/flow/flow";
import { flowLines } from "@/domain/imports/flow/lines";
import { type FilePictures, NO_PICTURES } from "@/domain/imports/office/pictures";
import { readWord } from "@/domain/imports/office/word";
import { unplacedTexts } from "@/domain/imports/pdf/read-pdf-file";
import { readResumeLines } from "@/domain/imports/pdf/read-resume";
import { type Reading, readingOf } from "@/domain/imports/reading";

/** The lines of a Word document alone; none if it cannot be read. */
export function readWordLines(bytes: Uint8Array): string[] {
  const word = readWord(bytes, archiveNames(bytes));
  return word ? flowLines(word.flow).lines.map((line) => line.text) : [];
}

/** The reading of a document without pages. undefined if it has hardly any text. */
export function readFlow(
  format: FileFormat,
  flow: Flow,
  newId: NewId,
  {
    warnings = [],
    isWrapped = false,
    facts = null,
    pictures = NO_PICTURES,
  }: { warnings?: ImportWarning[]; isWrapped?: boolean; facts?: FileFacts | null; pictures?: FilePictures } = {},
): Reading | undefined {
  const layout = flowLines(flow, { isWrapped });
  const read = readResumeLines(layout, newId);
  if (!read) return undefined;
  return readingOf(format, read.data, {
    paragraphs: layout.lines.map((line) => line.text),
    places: read.places,
    unplaced: unplacedTexts(read),
    words: read.words,
    warnings,
    facts,
    pictures,
  });
}
