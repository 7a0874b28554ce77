import type { PDFDocumentProxy } from "pdfjs-dist";
import { decodeText } from "@/domain/imports/decode-text";
import { EMBEDDED_RESUME } from "@/domain/imports/embedded-resume";
import { plainIdeographs } from "@/domain/imports/pdf/ideographs";
import type { PdfPage } from "@/domain/imports/pdf/page";
import { pageGeometry } from "@/server/platform/adapters/pdf-reader/page-geometry";
import { getDocument, WITHOUT_OUTLINES } from "@/server/platform/adapters/pdf-reader/pdfjs";

/** A line of a PDF's text layer. */
export type PdfLine = { text: string; fontSizePt: number /** Pieces that are far apart on it. */; columns: number };

export type PdfContent = {
  pages: number;
  title: string | null;
  language: string | null;
  xfa: boolean;
  lines: PdfLine[];
  /** Text with its position, for readers that depend on it. */
  layout: PdfPage[];
  /** Text of the attachment with a resume's data, or null. The text may be damaged data. */
  embedded: string | null;
  /** Text of the attachment with Europass data, or null. */
  europass: string | null;
};

/** A longer text is not a resume. */
const MAX_EMBEDDED_BYTES = 16 * 1024 * 1024;

/** The attachments that are read: our own data, and the XML that Europass puts into its PDFs. */
async function embeddedData(document: PDFDocumentProxy): Promise<{ embedded: string | null; europass: string | null }> {
  const attachments = (await document.getAttachments()) as Record<string, { filename?: unknown; content?: unknown }> | null;
  const files = Object.values(attachments ?? {});
  const own = files.find(({ filename }) => filename === EMBEDDED_RESUME.name);
  const xml = files
    .filter(({ filename }) => typeof filename === "string" && /\.xml$/i.test(filename))
    .map(textOf)
    .find((text) => /<(?:[\w-]+:)?(?:SkillsPassport|LearnerInfo|Candidate)[\s>]/.test(text));
  return { embedded: own ? textOf(own) : null, europass: xml ?? null };
}

/** The text of an attachment; empty if it is damaged or too long. */
function textOf({ content }: { content?: unknown }): string {
  if (!(content instanceof Uint8Array) || content.length > MAX_EMBEDDED_BYTES) return "";
  return decodeText(content);
}

/** Pages that are read by default. */
const USUAL_PAGES = 30;
/** Runs whose baselines differ by less than this share of the text size are on one line. */
const SAME_LINE = 0.4;
/** Runs further apart than this many times the text size belong to different columns. */
const FAR = 3;

type Run = { text: string; x: number; y: number; width: number; size: number };

/** How much of a PDF is read. */
export interface PdfExtent {
  /** At most so many pages. */
  maxPages: number;
  /** A document with more pages is not read: `pages` is its page count. */
  isWhole: boolean;
}

/** The text layer of a PDF, page by page in the file's own order. Throws if the file cannot be opened. */
export async function readPdf(
  bytes: Uint8Array,
  { maxPages, isWhole }: PdfExtent = { maxPages: USUAL_PAGES, isWhole: false },
): Promise<PdfContent> {
  // Pictures are not decoded: only text, links and lines are read.
  const task = getDocument({
    data: bytes,
    maxImageSize: 1,
    isEvalSupported: false,
    useSystemFonts: false,
    ...WITHOUT_OUTLINES,
    verbosity: 0,
  });
  const document = await task.promise;
  try {
    const lines: PdfLine[] = [];
    const layout: PdfPage[] = [];
    const last = isWhole && document.numPages > maxPages ? 0 : Math.min(document.numPages, maxPages);
    for (let number = 1; number <= last; number++) {
      const page = await document.getPage(number);
      const text = await page.getTextContent();
      const { items } = text;
      lines.push(...linesOf(items.flatMap((item) => ("str" in item && item.str.trim() !== "" ? [runOf(item)] : []))));
      layout.push(await pageGeometry(page, text));
      page.cleanup();
    }
    const info = (await document.getMetadata()).info as Partial<Record<string, unknown>>;
    const text = (value: unknown) => (typeof value === "string" && value.trim() !== "" ? value : null);
    return {
      pages: document.numPages,
      title: text(info.Title),
      language: text(info.Language),
      // `isPureXfa` is only filled in by readers that draw such forms.
      xfa: info.IsXFAPresent === true,
      lines,
      layout,
      ...(await embeddedData(document)),
    };
  } finally {
    await task.destroy();
  }
}

function runOf(item: { str: string; transform: number[]; width: number; height: number }): Run {
  const [, , , scaleY = 0, x = 0, y = 0] = item.transform;
  return { text: plainIdeographs(item.str), x, y, width: item.width, size: item.height || Math.abs(scaleY) };
}

function linesOf(runs: readonly Run[]): PdfLine[] {
  const rows: Run[][] = [];
  for (const run of runs) {
    const row = rows.at(-1);
    const last = row?.at(-1);
    if (row && last && Math.abs(last.y - run.y) < last.size * SAME_LINE && run.x >= last.x) row.push(run);
    else rows.push([run]);
  }
  return rows.map(lineOf);
}

/** Joins runs with a space where the page shows one: when the gap is more than a small part of the text size. */
function lineOf(row: readonly Run[]): PdfLine {
  let columns = 1;
  const text = row.reduce((line, run, index) => {
    const before = row[index - 1];
    const gap = before ? run.x - (before.x + before.width) : 0;
    if (before && gap > before.size * FAR) columns += 1;
    const apart = before !== undefined && gap > before.size * 0.12;
    return `${line}${apart && !/\s$/.test(line) && !/^\s/.test(run.text) ? " " : ""}${run.text}`;
  }, "");
  return { text, fontSizePt: Math.max(...row.map((run) => run.size)), columns };
}
