import type { PdfPage, PdfRun } from "@/domain/imports/pdf/page";
import { readPdfFile } from "@/domain/imports/pdf/read-pdf-file";

/** How a line of a test page looks. */
interface Look {
  size?: number;
  isBold?: boolean;
  isItalic?: boolean;
}

/** A run at a place, with letters of half their height. */
export const run = (x: number, y: number, text: string, { size = 10, isBold = false, isItalic = false }: Look = {}): PdfRun => ({
  text,
  x,
  y,
  width: text.length * size * 0.5,
  size,
  font: `Plain${isBold ? "-Bold" : ""}${isItalic ? "-Italic" : ""}`,
  isBold,
  isItalic,
});

/** A page of A4 with these runs in the order of its file. */
export const page = (...runs: PdfRun[]): PdfPage => ({ width: 595, height: 842, links: [], rules: [], runs });

export const heading = (y: number, text: string, x = 50) => run(x, y, text, { size: 14, isBold: true });
export const bold = (x: number, y: number, text: string) => run(x, y, text, { isBold: true });

/** The name and address of a fictional person. */
export const HEAD = [run(50, 50, "Ada Byron", { size: 24 }), run(50, 76, "ada@example.com")];

/** What is read from a file of these pages. Throws with the reason where it is none. */
export function read(...pages: PdfPage[]) {
  let number = 0;
  const result = readPdfFile({ layout: pages, embedded: null }, () => `id-${++number}`);
  if (!result.ok) throw new Error(result.reason);
  return result.reading;
}
