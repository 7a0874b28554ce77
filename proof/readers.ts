import { execFile, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { type PDFiumDocument, PDFiumLibrary } from "@hyzyla/pdfium";
import sharp from "sharp";
import type { PrintedWord } from "@/server/platform/adapters/typesetter/testing/read-pdf";
import { spokenText } from "@/server/platform/adapters/typesetter/testing/spoken";

/** Text extractors. Poppler reads in two ways: in file order, and by layout. */
export type Reader = "pdf.js" | "pdfium" | "poppler -raw" | "poppler";

/** The text of every page as extracted by a reader. */
export interface Reading {
  reader: Reader;
  pages: string[];
}

const run = promisify(execFile);

/** The version of `pdftotext`, or null if poppler is not installed. */
export function popplerVersion(): string | null {
  const { error, stderr } = spawnSync("pdftotext", ["-v"], { encoding: "utf8" });
  return error ? null : (/pdftotext version (\S+)/.exec(stderr)?.[1] ?? "unknown");
}

/** The page texts from poppler's `pdftotext`. */
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

/** Runs `work` on the file opened with PDFium, Chromium's reader. */
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
          // PDFium returns BGR pixels; encoding happens elsewhere.
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

/** The file as read by every available reader; `words` are from pdf.js. */
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
