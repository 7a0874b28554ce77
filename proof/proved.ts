import {
  CLOSE,
  fontProblems,
  linkProblems,
  type Problem,
  placeProblems,
  type ReaderResult,
  readerResult,
  tagProblems,
} from "@/proof/checks";
import type { Engines } from "@/proof/engines";
import { readings } from "@/proof/readers";
import { requestedOf } from "@/proof/wanted";
import { embeddedFonts, figures, readPdf } from "@/server/platform/adapters/typesetter/testing/read-pdf";
import type { TypesettingJob } from "@/typeset/job";

/** The results for one document. */
export interface Proved {
  bytes: Uint8Array;
  pages: number;
  readers: ReaderResult[];
  problems: Problem[];
}

const few = (words: readonly string[]) => words.slice(0, 8).join(" ");

/**
 * The required order of sections per reader. PDFium joins a line with the next one in the file if both are at the same height,
 * such as the end of one column and the beginning of the other.
 */
function orderProblems({ reader, order }: ReaderResult): string[] {
  return [...(reader === "pdfium" ? order.mixedInColumn : order.mixed), ...order.swapped];
}

function readerProblems(result: ReaderResult): Problem[] {
  const { reader, recall, precision, missing, extra, unreadable } = result;
  const problems: Problem[] = [];
  if (recall < CLOSE || precision < CLOSE) problems.push(`${reader}: missing ${few(missing)} | extra ${few(extra)}`);
  problems.push(...orderProblems(result).map((each) => `${reader}: order, page ${each}`));
  if (unreadable.length > 0)
    problems.push(`${reader}: characters ${unreadable.map((each) => `U+${each.charCodeAt(0).toString(16)}`).join(" ")}`);
  return problems;
}

/** Typesets a document in both engines, reads it with all readers, and checks everything. */
export async function proved(
  job: TypesettingJob,
  { typesetter, agree, faceNames }: Engines,
  hasPoppler: boolean,
): Promise<Proved> {
  const { bytes, pages, notices } = await typesetter.pdf(job);
  const pdf = await readPdf(bytes);
  const expected = requestedOf(job);
  const readers = (await readings(bytes, pdf.words, pages, hasPoppler)).map((reading) => readerResult(reading, expected));
  const problems = [
    ...notices.map((notice) => `notice: ${JSON.stringify(notice)}`),
    ...readers.flatMap((result) => readerProblems(result)),
    ...placeProblems(pdf.words, pdf.sizes, JSON.parse(job.data).style.page),
    ...linkProblems(pdf.links, expected.links),
    ...tagProblems(pdf.structure, await figures(bytes)),
    ...fontProblems(await embeddedFonts(bytes), faceNames(job)),
    ...((await agree(job)) ? [] : ["server and browser make different bytes"]),
  ];
  return { bytes, pages, readers, problems };
}
