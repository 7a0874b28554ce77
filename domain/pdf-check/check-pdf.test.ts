import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { PdfPage } from "@/domain/imports/pdf/page";
import { page, run } from "@/domain/imports/pdf/testing/page";
import { checkPdf } from "./check-pdf";
import type { ReadPdf } from "./read-pdf";

const good =
  "Ilse Marwick|ilse@example.com|+44 20 7946 0958|https://ilse.example.com|Summary|Product engineer|Experience|Engineer, Harbour Works|Mar 2021 – Present|Built the dashboard|Education|Aberlyn University, 2017|Skills|TypeScript, PostgreSQL".split(
    "|",
  );

const pdf = (part: Partial<ReadPdf> = {}, lines: readonly string[] = good): ReadPdf => ({
  name: "cv.pdf",
  bytes: 70_000,
  hasSignature: true,
  pages: 1,
  title: "CV",
  language: "en",
  encrypted: false,
  xfa: false,
  lines: lines.map((text) => ({ text })),
  layout: [below(lines)],
  objects: { hasPictures: false, embeddedFonts: new Set() },
  ...part,
});

/** A page with the lines one below the other. */
const below = (lines: readonly string[]): PdfPage => page(...lines.map((text, index) => run(60, 80 + 16 * index, text)));

const left = Array.from({ length: 12 }, (_, row) => run(60, 80 + 14 * row, `Led work on the harbour, part ${row}`));
const right = Array.from({ length: 12 }, (_, row) => run(340, 80 + 14 * row, `Sailing and chess, part ${row}`));
const heads = good.map((text, index) => run(60, 300 + 16 * index, text));
/** Two columns whose lines follow each other across the page, and the same column by column. */
const mixed = page(...left.flatMap((one, row) => [one, right[row] ?? one]), ...heads);
const inTurn = page(...left, ...right, ...heads);

const without = (word: RegExp) => good.filter((line) => !word.test(line));

test("a plain resume with everything gets 100 and no cap", () => {
  expect(checkPdf(pdf(), undefined)).toMatchObject({
    version: 1,
    score: 100,
    cappedBy: [],
    findings: [],
    jd: null,
    counts: { blocker: 0, warning: 0, tip: 0 },
    applicableChecks: 20,
    passedChecks: 20,
    skippedChecks: 0,
  });
});

describe("caps", () => {
  test.each([
    ["no text layer", pdf({}, []), 10, "NO_TEXT_LAYER"],
    ["garbled text", pdf({}, [...good, "\ue001".repeat(40)]), 25, "GARBLED_TEXT"],
    ["a large file", pdf({ bytes: 2_500_001 }), 40, "FILE_TOO_LARGE"],
    ["an XFA form", pdf({ xfa: true }), 40, "XFA_FORM"],
    ["no email", pdf({}, without(/@/)), 50, "NO_EMAIL"],
    ["columns that run into each other", pdf({ layout: [mixed] }), 55, "MULTI_COLUMN_LAYOUT"],
    [
      "text from the last line to the first",
      pdf({ layout: [page(...below(good).runs.toReversed())] }),
      55,
      "READING_ORDER_INVERSION",
    ],
    ["no experience section", pdf({}, without(/^Experience$/)), 60, "NO_EXPERIENCE_SECTION"],
    [
      "no dates",
      pdf(
        {},
        good.map((line) => line.replace(/\d{4}/g, "").replace("+44 20 7946 0958", "+44 20 1234 5678")),
      ),
      60,
      "NO_DATES_FOUND",
    ],
  ] as const)("%s", (_name, file, cap, code) => {
    expect(checkPdf(file, undefined)).toMatchObject({ score: cap, cappedBy: expect.arrayContaining([code]) });
  });
});

const codesOf = (file: ReadPdf) => checkPdf(file, undefined).findings.map((finding) => finding.code);

test("a title and its date at both ends of a line are not a second column, nor are columns that follow each other", () => {
  const dated = page(
    ...good.flatMap((text, row) => [run(60, 80 + 16 * row, text), ...(/,/.test(text) ? [run(480, 80 + 16 * row, "2020")] : [])]),
  );
  expect(codesOf(pdf({ layout: [dated] }))).toEqual([]);
  expect(codesOf(pdf({ layout: [inTurn] }))).toEqual([]);
});

test("a finding has its position on the page", () => {
  const [finding] = checkPdf(pdf({ layout: [below(good), mixed] }), undefined).findings;
  expect(finding?.places).toEqual([
    expect.objectContaining({ page: 2, left: 60 }),
    expect.objectContaining({ page: 2, left: 340 }),
  ]);
  expect(checkPdf(pdf({}, without(/@/)), undefined).findings[0]?.places).toEqual([]);
});

test.each(["ilse.example.com", "github.com/ilse", "linkedin.com/in/ilse", "www.ilse.dev", "Portfolio: marwick.design"])(
  "%s is a link even without http",
  (text) => {
    expect(codesOf(pdf({}, [...without(/https/), text]))).toEqual([]);
  },
);

test.each(["Node.js and Next.js", "ilse@example.com", "Ph.D.", "version 2.0", "e.g. this"])("%s is none", (text) => {
  expect(codesOf(pdf({}, [...without(/https/), text]))).toEqual(["NO_PROFESSIONAL_LINK"]);
});

test("a link without visible address is one", () => {
  const linked = { ...below(good), links: [{ url: "https://ilse.example", left: 60, right: 90, top: 70, bottom: 80 }] };
  expect(codesOf(pdf({ layout: [linked] }, without(/https/)))).toEqual([]);
});

test("a posting's terms are matched with the file's text", () => {
  const { jd } = checkPdf(pdf(), "We need TypeScript and Kubernetes. TypeScript and Kubernetes every day.");
  expect(jd?.found.map((term) => term.label)).toContain("TypeScript");
  expect(jd?.missing.map((term) => term.label)).toContain("Kubernetes");
});

test("the score is always between 0 and 100", () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.nat(), fc.boolean(), (lines, bytes, encrypted) => {
      const { score } = checkPdf(pdf({ bytes, encrypted }, lines), undefined);
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(100);
    }),
  );
});
