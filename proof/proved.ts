import type { ResumeData } from "@/contracts/model/resume/data";
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
import { type Reader, readings } from "@/proof/readers";
import { wantedOf } from "@/proof/wanted";
import { embeddedFonts, figures, readPdf } from "@/server/adapters/typesetter/testing/read-pdf";
import { prepareResume } from "@/typeset/prepare";

/** What the proof found out about one document. */
export interface Proved {
  bytes: Uint8Array;
  pages: number;
  readers: ReaderResult[];
  problems: Problem[];
}

const few = (words: readonly string[]) => words.slice(0, 8).join(" ");

/**
 * Where a reader has limits of its own, the least shares it is held to instead. PDFium parts Latin addresses in lines from right to left
 * and loses spaces behind Indic vowel signs; poppler parts a Latin word from the Hebrew prefix before it, and in the order of the file a
 * letter from the mark above it.
 */
const LIMITS: Partial<Record<Reader, Record<string, number>>> = {
  pdfium: { ar: 0.93, fa: 0.96, he: 0.95, hi: 0.68 },
  poppler: { ar: 0.96, he: 0.86, hi: 0.97 },
  "poppler -raw": { ar: 0.9, he: 0.86, hi: 0.95 },
};

/**
 * What of the order of sections a reader is held to. By its layout poppler guesses at columns, which is measured but not owed; PDFium
 * puts a line and the one after it in the file together when they stand at one height, as the end of one column and the beginning of
 * the other may.
 */
function orderProblems({ reader, order }: ReaderResult): string[] {
  if (reader === "poppler") return [];
  return [...(reader === "pdfium" ? order.mixedInColumn : order.mixed), ...order.swapped];
}

function readerProblems(result: ReaderResult, locale: string): Problem[] {
  const { reader, recall, precision, missing, extra, unreadable } = result;
  const problems: Problem[] = [];
  const least = LIMITS[reader]?.[locale.slice(0, 2)] ?? CLOSE;
  if (recall < least || precision < least) problems.push(`${reader}: missing ${few(missing)} | extra ${few(extra)}`);
  problems.push(...orderProblems(result).map((each) => `${reader}: order, page ${each}`));
  if (unreadable.length > 0)
    problems.push(`${reader}: characters ${unreadable.map((each) => `U+${each.charCodeAt(0).toString(16)}`).join(" ")}`);
  return problems;
}

/** Sets a resume in both engines, has it read by all readers, and looks at everything that must hold for it. */
export async function proved(data: ResumeData, { typesetter, agree, faceNames }: Engines, hasPoppler: boolean): Promise<Proved> {
  const job = prepareResume(data);
  const { bytes, pages, notices } = await typesetter.pdf(job);
  const pdf = await readPdf(bytes);
  const wanted = wantedOf(job);
  const readers = (await readings(bytes, pdf.words, pages, hasPoppler)).map((reading) => readerResult(reading, wanted));
  const problems = [
    ...notices.map((notice) => `notice: ${JSON.stringify(notice)}`),
    ...readers.flatMap((result) => readerProblems(result, data.metadata.page.locale)),
    ...placeProblems(pdf.words, pdf.sizes, data.metadata.page),
    ...linkProblems(pdf.links, wanted.links),
    ...tagProblems(pdf.structure, await figures(bytes)),
    ...fontProblems(await embeddedFonts(bytes), faceNames(job)),
    ...((await agree(job)) ? [] : ["server and browser make different bytes"]),
  ];
  return { bytes, pages, readers, problems };
}
