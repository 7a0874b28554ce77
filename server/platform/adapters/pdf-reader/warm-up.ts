import { deflateSync } from "node:zlib";
import type { PdfRun } from "@/domain/imports/pdf/page";
import { readPdf } from "@/server/platform/adapters/pdf-reader/read-pdf";

/** From the fifth file on, reading takes no less time. */
const ROUNDS = 4;
/** Lines and pages of the PDF that is read to prepare: enough for what runs per letter to be compiled. */
const LINES = 40;
const PAGES = 3;

/** A PDF as programs write them: compressed pages in two faces, with rules and a table of contents. */
function preparingPdf(): Uint8Array {
  const lines = Array.from({ length: LINES }, (_, index) => {
    const y = 800 - index * 18;
    return `0.2 0.3 0.4 rg q 1 0 0 1 40 ${y - 3} cm 0 0 m 400 0 l S Q BT /${index % 5 === 0 ? "G" : "F"} 10.5 Tf 1 0 0 1 40 ${y} Tm [(Planned ) -250 (parks of ${index} hectares) 20 (with the town, 2019) -250 (- 2021.)] TJ ET`;
  });
  const content = deflateSync(lines.join("\n"));
  const kids = Array.from({ length: PAGES }, (_, index) => `${5 + index} 0 R`).join(" ");
  const font = (name: string) => `<</Type/Font/Subtype/Type1/Encoding/WinAnsiEncoding/BaseFont/${name}>>`;
  const page = "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 8 0 R/Resources<</Font<</F 3 0 R/G 4 0 R>>>>>>";
  const objects: (string | Buffer)[][] = [
    ["<</Type/Catalog/Pages 2 0 R>>"],
    [`<</Type/Pages/Kids[${kids}]/Count ${PAGES}>>`],
    [font("Helvetica")],
    [font("Helvetica-Bold")],
    ...Array.from({ length: PAGES }, () => [page]),
    [`<</Length ${content.length}/Filter/FlateDecode>>stream\n`, content, "\nendstream"],
  ];
  const parts = [Buffer.from("%PDF-1.4\n")];
  const offsets = objects.map((object, index) => {
    const offset = parts.reduce((sum, part) => sum + part.length, 0);
    parts.push(Buffer.from(`${index + 1} 0 obj`), ...object.map((each) => Buffer.from(each)), Buffer.from("endobj\n"));
    return offset;
  });
  const start = parts.reduce((sum, part) => sum + part.length, 0);
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  parts.push(
    Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF`),
  );
  return new Uint8Array(Buffer.concat(parts));
}

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
  for (let round = 0; round < ROUNDS; round++) await readPdf(preparingPdf());
  const { readPdfFile } = await import("@/domain/imports/pdf/read-pdf-file");
  let number = 0;
  for (let round = 0; round < ROUNDS; round++)
    readPdfFile(
      { layout: [{ width: 595, height: 842, runs: [...RUNS], links: [], rules: [] }], embedded: null },
      () => `${++number}`,
    );
}
