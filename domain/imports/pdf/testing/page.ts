import type { PdfPage, PdfRun } from "@/domain/imports/pdf/page";

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
