import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { PDFDocument, type PDFFont, PDFName, type PDFPage, PDFRawStream, StandardFonts } from "@cantoo/pdf-lib";
import sharp from "sharp";
import { expect, test } from "vitest";
import type { PdfCheckReport } from "@/contracts/model/pdf-check-report";
import { readJob } from "@/server/platform/adapters/pdf-reader/jobs";

const LINES = [
  "Ilse Marwick",
  "ilse@example.com, +44 20 7946 0958, https://ilse.example.com",
  "Experience",
  "Engineer, Harbour Works, 2021 to 2024",
  "Education",
  "Aberlyn University, 2017",
  "Skills",
  "TypeScript, PostgreSQL",
];

type Options = { font?: PDFFont; lines?: readonly string[] };

function write(page: PDFPage, { font, lines = LINES }: Options = {}) {
  lines.forEach((line, index) => {
    page.drawText(line, { x: 50, y: 780 - index * 18, size: 11, ...(font ? { font } : {}) });
  });
}

async function checked(pdf: PDFDocument, jobDescription?: string): Promise<PdfCheckReport> {
  pdf.setTitle("Ilse Marwick");
  return (await readJob({ kind: "check", name: "cv.pdf", bytes: await pdf.save(), jobDescription })) as PdfCheckReport;
}

async function plain(): Promise<PDFDocument> {
  const pdf = await PDFDocument.create();
  write(pdf.addPage(), { font: await pdf.embedFont(StandardFonts.Helvetica) });
  return pdf;
}

const statusOf = (report: PdfCheckReport, code: string) => report.checks.find((check) => check.code === code);
const codesOf = (report: PdfCheckReport) => report.findings.map(({ code }) => code);

/** A raw operator stream at the end of a page. */
function draw(pdf: PDFDocument, page: PDFPage, operators: string) {
  page.node.addContentStream(pdf.context.register(pdf.context.stream(operators)));
}

test("a plain file passes every check", async () => {
  const report = await checked(await plain());
  expect(report).toMatchObject({
    score: 100,
    skippedChecks: 0,
    findings: [],
    file: { magicBytesOk: true },
    document: { truncated: false, operatorsAvailable: true },
  });
  expect(report.passedChecks).toBe(report.checks.length);
});

test("a page that is only a picture gets at most 10, and what needs text is skipped instead of failed", async () => {
  const pdf = await PDFDocument.create();
  const scan = await sharp({ create: { width: 60, height: 80, channels: 3, background: "#eeeeee" } })
    .png()
    .toBuffer();
  pdf.addPage().drawImage(await pdf.embedPng(scan), { x: 0, y: 0, width: 595, height: 842 });
  const report = await checked(pdf);
  expect(report.score).toBe(10);
  expect(codesOf(report)).toEqual(["NO_TEXT_LAYER", "IMAGE_ONLY"]);
  expect(statusOf(report, "NO_EMAIL")).toMatchObject({ status: "skip", skipReason: "no-text", findings: [], passed: false });
  expect(report.skippedChecks).toBeGreaterThan(5);
});

test("an empty page has no text, but is no picture", async () => {
  const pdf = await PDFDocument.create();
  pdf.addPage();
  const report = await checked(pdf);
  expect(report.score).toBe(10);
  expect(codesOf(report)).toEqual(["NO_TEXT_LAYER"]);
});

/** A Type 3 font whose every letter is a box. */
function drawnFont(pdf: PDFDocument, page: PDFPage, letters: string) {
  const { context } = pdf;
  const box = context.register(context.stream("600 0 0 0 500 700 d1 0 0 500 700 re f"));
  const codes = [...letters].map((letter) => letter.charCodeAt(0));
  const name = (code: number) => (code === 46 ? "period" : String.fromCharCode(code));
  const font = context.obj({
    Type: "Font",
    Subtype: "Type3",
    FontBBox: [0, 0, 600, 700],
    FontMatrix: [0.001, 0, 0, 0.001, 0, 0],
    FirstChar: 46,
    LastChar: 122,
    Widths: Array.from({ length: 77 }, () => 600),
    Resources: {},
    CharProcs: Object.fromEntries(codes.map((code) => [name(code), box])),
    Encoding: { Type: "Encoding", Differences: codes.flatMap((code) => [code, PDFName.of(name(code))]) },
  });
  page.node.setFontDictionary(PDFName.of("Drawn"), context.register(font));
}

test.each([
  ["letters", "abcdefgh", ["TYPE3_FONT"], 25],
  ["a bullet", ".", [], 100],
] as const)("a Type 3 font that draws %s", async (_what, text, codes, score) => {
  const pdf = await plain();
  const page = pdf.getPage(0);
  drawnFont(pdf, page, "abcdefgh.");
  draw(pdf, page, `BT /Drawn 11 Tf 50 400 Td (${text}) Tj ET`);
  const report = await checked(pdf);
  expect(codesOf(report)).toEqual(codes);
  expect(report.score).toBe(score);
  expect(statusOf(report, "TYPE3_FONT")?.findings).toHaveLength(codes.length);
});

/** A page in a TrueType font with this file. */
async function withEmbedded(file: Uint8Array): Promise<PDFDocument> {
  const pdf = await PDFDocument.create();
  const { context } = pdf;
  const descriptor = context.register(
    context.obj({
      Type: "FontDescriptor",
      FontName: "ABCDEF+Harbour",
      Flags: 32,
      FontBBox: [0, -200, 1000, 900],
      ItalicAngle: 0,
      Ascent: 900,
      Descent: -200,
      CapHeight: 700,
      StemV: 80,
      FontFile2: context.register(context.stream(file)),
    }),
  );
  const font = context.obj({
    Type: "Font",
    Subtype: "TrueType",
    BaseFont: "ABCDEF+Harbour",
    Encoding: "WinAnsiEncoding",
    FirstChar: 32,
    LastChar: 126,
    Widths: Array.from({ length: 95 }, () => 550),
    FontDescriptor: descriptor,
  });
  const page = pdf.addPage();
  page.node.setFontDictionary(PDFName.of("Own"), context.register(font));
  const shown = LINES.map((line) => `(${line}) Tj 0 -18 Td`).join(" ");
  draw(pdf, page, `BT /Own 11 Tf 50 780 Td ${shown} ET`);
  return pdf;
}

const INTER = join(
  dirname(createRequire(import.meta.url).resolve("@expo-google-fonts/inter/package.json")),
  "400Regular/Inter_400Regular.ttf",
);

test("an embedded font whose file cannot be used gets at most 25", async () => {
  expect(codesOf(await checked(await withEmbedded(readFileSync(INTER))))).toEqual([]);
  const report = await checked(await withEmbedded(new Uint8Array(4000).fill(7)));
  expect(report.score).toBe(25);
  expect(report.cappedBy).toEqual(["INVALID_EMBEDDED_FONT"]);
});

test("invisible text is found and reported beside the terms of the posting", async () => {
  const pdf = await plain();
  const page = pdf.getPage(0);
  draw(
    pdf,
    page,
    `BT 3 Tr /${page.node.normalizedEntries().Font.keys()[0]?.decodeText()} 11 Tf 50 300 Td (Kubernetes Kubernetes Kubernetes) Tj ET`,
  );
  const report = await checked(pdf, "Kubernetes and TypeScript. Kubernetes, TypeScript.");
  expect(codesOf(report)).toEqual(["HIDDEN_TEXT"]);
  expect(report.jd?.documentHasHiddenText).toBe(true);
});

test("letters too small to see are hidden too, with their places", async () => {
  const pdf = await plain();
  pdf.getPage(0).drawText("Kubernetes Kubernetes Kubernetes", { x: 50, y: 300, size: 0.5 });
  const [finding] = (await checked(pdf)).findings;
  expect(finding).toMatchObject({ code: "HIDDEN_TEXT", places: [{ page: 1 }] });
});

test("a form of XFA gets at most 40", async () => {
  const pdf = await plain();
  const xfa = pdf.context.register(pdf.context.stream("<xdp:xdp xmlns:xdp='http://ns.adobe.com/xdp/'/>"));
  pdf.catalog.set(PDFName.of("AcroForm"), pdf.context.obj({ Fields: [], XFA: xfa }));
  expect(await checked(pdf)).toMatchObject({ score: 40, cappedBy: ["XFA_FORM"] });
});

test("a file above 2.5 MB gets at most 40, and one below does not", async () => {
  const padded = async (bytes: number) => {
    const pdf = await plain();
    pdf.context.register(PDFRawStream.of(pdf.context.obj({}), new Uint8Array(bytes)));
    return checked(pdf);
  };
  expect(await padded(2_490_000)).toMatchObject({ score: 100 });
  expect(await padded(2_500_000)).toMatchObject({ score: 40, cappedBy: ["FILE_TOO_LARGE"] });
});

test("of a file with more than 30 pages, the report states that it is partial", async () => {
  const pdf = await plain();
  for (let page = 1; page < 31; page++) pdf.addPage();
  expect((await checked(pdf)).document).toMatchObject({ pageCount: 31, truncated: true });
});

test("a term repeated for programs is named, one used in sentences is not", async () => {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  write(pdf.addPage(), { font, lines: [...LINES, "Kubernetes ".repeat(8), "Kubernetes ".repeat(8)] });
  const { jd } = await checked(pdf, "Kubernetes and TypeScript. Kubernetes, TypeScript.");
  expect(jd?.stuffedTerms.map((term) => term.toLowerCase())).toEqual(["kubernetes"]);
  expect(jd?.terms).toHaveLength(jd?.totalTerms ?? -1);
  expect(jd?.terms.filter(({ matched }) => matched)).toHaveLength(jd?.matchedCount ?? -1);
});
