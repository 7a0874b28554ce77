import type { PdfRun } from "@/domain/imports/pdf/page";
import { readPdf } from "@/server/platform/adapters/pdf-reader/read-pdf";

/** A PDF of one line. Its table of contents is left out: the reader looks for the objects itself. */
const SMALLEST_PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj
4 0 obj<</Length 41>>stream
BT /F 12 Tf 20 200 Td (Ada Byron) Tj ET  
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>`;

const run = (x: number, y: number, text: string, isBold = false): PdfRun => ({
  ...{ text, x, y, width: text.length * 5, size: isBold ? 14 : 10, font: isBold ? "Bold" : "Plain", isBold },
  isItalic: false,
});

/**
 * A whole resume, so that every reader of sections has run, with dates in several languages, because the names of their months are made when
 * they are first needed.
 */
const RUNS: readonly PdfRun[] = [
  run(50, 60, "Ada Byron", true),
  run(50, 80, "ada@example.com | +44 20 7946 0123 | Leeds, United Kingdom | ada.example | linkedin.com/in/ada-byron"),
  run(50, 120, "Experience", true),
  ...["Mar 2019 – Present", "März 2014 – Mai 2018", "Notes 2011 – Papers 2013"].flatMap((dates, at) => [
    run(50, 140 + at * 60, "Head Gardener", true),
    run(400, 140 + at * 60, dates),
    run(50, 155 + at * 60, "Northfield Park Trust, Leeds"),
    run(50, 170 + at * 60, "• Planned parks of forty hectares together with the town."),
  ]),
  run(50, 340, "Education", true),
  run(50, 360, "Bachelor of Science, Botany", true),
  run(400, 360, "2011 – 2014"),
  run(50, 375, "Royal College of Planting, Leeds"),
  run(50, 410, "Skills", true),
  run(50, 430, "Tools: Pruning, Grafting, AutoCAD"),
  run(50, 460, "Languages", true),
  run(50, 480, "English (Native), Welsh (B2)"),
  run(50, 510, "Awards", true),
  run(50, 530, "Gardener of the Year, Northfield Society"),
  run(400, 530, "2019"),
];

/** Loads and runs what reads a PDF once, while there is no file yet: the first reading of a process takes several times as long. */
export async function warmUp(): Promise<void> {
  await readPdf(new TextEncoder().encode(SMALLEST_PDF));
  const { readPdfFile } = await import("@/domain/imports/pdf/read-pdf-file");
  let number = 0;
  for (let round = 0; round < 3; round++)
    readPdfFile(
      { layout: [{ width: 595, height: 842, runs: [...RUNS], links: [], rules: [] }], embedded: null },
      () => `${++number}`,
    );
}
