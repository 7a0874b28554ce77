import type { PdfTextLine } from "@/domain/imports/pdf-text";

/** A longer document is no resume; reading stops here. */
const MOST_PAGES = 30;
/** Runs whose baselines differ by less than this share of the text size stand on one line. */
const SAME_LINE = 0.4;

type Run = { text: string; x: number; y: number; width: number; size: number };

/** The lines of a PDF's text layer, page by page from top to bottom. Throws when the file cannot be opened. */
export async function pdfTextLines(bytes: Uint8Array): Promise<PdfTextLine[]> {
  // The reader is large, so that only an import of a PDF loads it.
  const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const task = getDocument({ data: bytes, isEvalSupported: false, useSystemFonts: false, disableFontFace: true, verbosity: 0 });
  const document = await task.promise;
  try {
    const lines: PdfTextLine[] = [];
    for (let number = 1; number <= Math.min(document.numPages, MOST_PAGES); number++) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      const runs = items.flatMap((item) => ("str" in item && item.str.trim() !== "" ? [runOf(item)] : []));
      lines.push(...linesOf(runs));
      page.cleanup();
    }
    return lines;
  } finally {
    await task.destroy();
  }
}

function runOf(item: { str: string; transform: number[]; width: number; height: number }): Run {
  const [, , , scaleY = 0, x = 0, y = 0] = item.transform;
  return { text: item.str, x, y, width: item.width, size: item.height || Math.abs(scaleY) };
}

function linesOf(runs: readonly Run[]): PdfTextLine[] {
  const rows: Run[][] = [];
  for (const run of runs) {
    const row = rows.at(-1);
    const last = row?.at(-1);
    if (row && last && Math.abs(last.y - run.y) < last.size * SAME_LINE && run.x >= last.x) row.push(run);
    else rows.push([run]);
  }
  return rows.map(lineOf);
}

/** Runs are joined with a space where the page has one: when they stand apart by more than a sliver of the text size. */
function lineOf(row: readonly Run[]): PdfTextLine {
  const text = row.reduce((line, run, index) => {
    const before = row[index - 1];
    const apart = before !== undefined && run.x - (before.x + before.width) > before.size * 0.12;
    return `${line}${apart && !/\s$/.test(line) && !/^\s/.test(run.text) ? " " : ""}${run.text}`;
  }, "");
  return { text, fontSizePt: Math.max(...row.map((run) => run.size)) };
}
