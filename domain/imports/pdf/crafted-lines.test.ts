import { expect, test } from "vitest";
import { type PdfFile, readPdfFile } from "@/domain/imports/pdf/read-pdf-file";
import { checkPdf } from "@/domain/pdf-check/check-pdf";
import { busyMs } from "@/domain/testing/busy-ms";

const run = (text: string, x: number, y: number, size = 10) => ({
  text,
  x,
  y,
  width: text.length * size * 0.5,
  size,
  font: "A",
  isBold: false,
  isItalic: false,
});
const ordinary = Array.from({ length: 10 }, (_, line) => run(`Some ordinary words of a resume ${line}`, 50, 200 + line * 15));
const LETTERS = 20_000;
const filled = (unit: string) => unit.repeat(LETTERS / unit.length);

// Each of these took 5 to 20 seconds: letters were searched from each of them to the end, gaps compared with all others.
test.each([
  ["letters without a space", [run(filled("職"), 50, 100)]],
  ["letters read from the right", [run(filled("ا"), 50, 100)]],
  ["letters in columns", [run(filled("  x "), 50, 100)]],
  ["tiny letters all over the page", Array.from({ length: 3000 }, (_, at) => run("ab", (at * 37) % 595, (at * 13) % 842, 0.001))],
])("%s are read and checked in a moment", (_, runs) => {
  const layout: PdfFile["layout"] = [{ width: 595, height: 842, runs: [...ordinary, ...runs], links: [], rules: [] }];
  const lines = runs.map(({ text }) => ({ text }));
  const from = busyMs();
  let made = 0;
  expect(readPdfFile({ layout, embedded: null }, () => `id-${++made}`).ok).toBe(true);
  checkPdf(
    {
      name: "a",
      bytes: 1,
      pages: 1,
      title: null,
      language: null,
      hasSignature: true,
      objects: null,
      encrypted: false,
      xfa: false,
      lines,
      layout,
    },
    undefined,
  );
  expect(busyMs() - from).toBeLessThan(4000);
});
