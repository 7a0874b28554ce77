import { execFile, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { type PDFiumDocument, PDFiumLibrary } from "@hyzyla/pdfium";
import sharp from "sharp";
import type { PrintedWord } from "@/server/adapters/typesetter/testing/read-pdf";
import { spokenText } from "@/server/adapters/typesetter/testing/spoken";

/** Who takes the text out of a file. Poppler reads in two ways: as it stands in the file, and as its layout seems to be. */
export type Reader = "pdf.js" | "pdfium" | "poppler -raw" | "poppler";

/** The text of every page as a reader gives it. */
export interface Reading {
  reader: Reader;
  pages: string[];
}

const run = promisify(execFile);

/** What `pdftotext` calls itself, or null where poppler is not installed. */
export function popplerVersion(): string | null {
  const { error, stderr } = spawnSync("pdftotext", ["-v"], { encoding: "utf8" });
  return error ? null : (/pdftotext version (\S+)/.exec(stderr)?.[1] ?? "unknown");
}

/** The texts of the pages that poppler's `pdftotext` gives. */
async function popplerPages(bytes: Uint8Array, options: string[]): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "dossier-proof-"));
  try {
    const file = join(folder, "file.pdf");
    writeFileSync(file, bytes);
    const { stdout } = await run("pdftotext", ["-enc", "UTF-8", ...options, file, "-"], { maxBuffer: 64 * 1024 * 1024 });
    // Every page ends with a form feed.
    return stdout.split("\f").slice(0, -1);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

let library: Promise<PDFiumLibrary> | null = null;

/** What `work` makes of the file in the reader that Chromium has. */
async function withPdfium<Result>(bytes: Uint8Array, work: (document: PDFiumDocument) => Promise<Result>): Promise<Result> {
  library ??= PDFiumLibrary.init();
  const document = await (await library).loadDocument(bytes);
  try {
    return await work(document);
  } finally {
    document.destroy();
  }
}

const pdfiumPages = (bytes: Uint8Array) =>
  withPdfium(bytes, async (document) => [...document.pages()].map((page) => page.getText()));

/** The pages as raw pictures with four bytes a pixel, `scale` pixels to a point. */
export const drawnPages = (bytes: Uint8Array, scale: number) =>
  withPdfium(bytes, async (document) => {
    const drawings: { width: number; height: number; data: Uint8Array }[] = [];
    for (const page of document.pages())
      drawings.push(
        await page.render({
          scale,
          // PDFium gives blue, green, red; the pictures are made elsewhere.
          render: async ({ data, width, height }) =>
            new Uint8Array(
              await sharp(data, { raw: { width, height, channels: 4 } })
                .removeAlpha()
                .raw()
                .toBuffer(),
            ),
        }),
      );
    return drawings;
  });

/** The file as every reader that is there reads it; `words` are those of pdf.js. */
export async function readings(bytes: Uint8Array, words: PrintedWord[], pages: number, hasPoppler: boolean): Promise<Reading[]> {
  const numbers = Array.from({ length: pages }, (_, index) => index + 1);
  const read: Reading[] = [
    { reader: "pdf.js", pages: numbers.map((number) => spokenText(words.filter(({ page }) => page === number))) },
    { reader: "pdfium", pages: await pdfiumPages(bytes) },
  ];
  if (!hasPoppler) return read;
  const [raw, plain] = await Promise.all([popplerPages(bytes, ["-raw"]), popplerPages(bytes, [])]);
  return [...read, { reader: "poppler -raw", pages: raw }, { reader: "poppler", pages: plain }];
}
