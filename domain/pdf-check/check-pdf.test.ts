import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkPdf, type ReadPdf } from "./check-pdf";

const good =
  "Ilse Marwick|ilse@example.com|+44 20 7946 0958|https://ilse.example.com|Summary|Product engineer|Experience|Engineer, Harbour Works|Mar 2021 – Present|Built the dashboard|Education|Aberlyn University, 2017|Skills|TypeScript, PostgreSQL".split(
    "|",
  );

const pdf = (part: Partial<ReadPdf> = {}, lines: readonly string[] = good): ReadPdf => ({
  name: "cv.pdf",
  bytes: 70_000,
  pages: 1,
  title: "CV",
  language: "en",
  encrypted: false,
  xfa: false,
  lines: lines.map((text) => ({ text, columns: 1 })),
  ...part,
});

const without = (word: RegExp) => good.filter((line) => !word.test(line));

test("a plain resume with everything gets 100 and no cap", () => {
  expect(checkPdf(pdf(), undefined)).toMatchObject({
    version: 1,
    score: 100,
    cappedBy: null,
    findings: [],
    jd: null,
    counts: { blockers: 0, warnings: 0, tips: 0 },
  });
});

describe("caps", () => {
  test.each([
    ["no text layer", pdf({}, []), 10, "NO_TEXT_LAYER"],
    ["garbled text", pdf({}, [...good, "\ue001".repeat(40)]), 25, "GARBLED_TEXT"],
    ["a large file", pdf({ bytes: 2_500_001 }), 40, "FILE_TOO_LARGE"],
    ["an XFA form", pdf({ xfa: true }), 40, "XFA_FORM"],
    ["no email", pdf({}, without(/@/)), 50, "NO_EMAIL"],
    ["two columns", pdf({ lines: good.map((text) => ({ text, columns: 2 })) }), 55, "MULTI_COLUMN_LAYOUT"],
    ["no experience section", pdf({}, without(/^Experience$/)), 60, "NO_EXPERIENCE_SECTION"],
    [
      "no dates",
      pdf(
        {},
        good.map((line) => line.replace(/\d{4}/g, "").replace("+44 20 7946 0958", "+44 20 1234 5678")),
      ),
      60,
      "NO_DATES",
    ],
  ] as const)("%s", (_name, file, cap, code) => {
    expect(checkPdf(file, undefined)).toMatchObject({ score: cap, cappedBy: code });
  });
});

test("a title and its date at both ends of a line are not a second column", () => {
  const lines = good.map((text) => ({ text: `${text} 2020`, columns: 2 }));
  expect(checkPdf(pdf({ lines }), undefined).findings.map((finding) => finding.code)).not.toContain("MULTI_COLUMN_LAYOUT");
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
