import { expect, test } from "vitest";
import type { PageCheckReport, PageFinding } from "@/contracts/model/page-check";
import type { PdfCheckCode, PdfCheckFinding, PdfCheckReport } from "@/contracts/model/pdf-check-report";
import { checkResume } from "@/domain/check/check-resume";
import { defaultResumeData } from "@/domain/default-resume";
import { page } from "@/domain/imports/pdf/testing/page";
import { pageScore } from "@/domain/page-check/score";
import { checkPdf } from "@/domain/pdf-check/check-pdf";
import { sampleResumeData } from "@/domain/sample/resume";
import { wholeReport } from "./whole-report";

const NOW = new Date("2026-11-22T12:00:00Z");

const sample = (margin = 40) => {
  const data = structuredClone(sampleResumeData());
  Object.assign(data.metadata.page, { marginX: margin, marginY: margin });
  return data;
};

const finding = (code: PdfCheckCode, more: Partial<PdfCheckFinding> = {}): PdfCheckFinding => ({
  code,
  severity: "warning",
  category: "sections",
  penalty: 10,
  places: [],
  ...more,
});

/** The report on a readable file, with other findings. */
const fileWith = (...findings: PdfCheckFinding[]): PdfCheckReport => ({
  ...checkPdf(
    {
      name: "cv.pdf",
      bytes: 70_000,
      hasSignature: true,
      pages: 1,
      title: "CV",
      language: "en",
      encrypted: false,
      xfa: false,
      lines: [{ text: "Ilse Marwick, engineer at Harbour Works since March 2021" }],
      layout: [page()],
      objects: null,
    },
    undefined,
  ),
  findings,
});

test("without findings of paper and file it is the score of the document", () => {
  const data = sample();
  const { score, totalRules, passedRules } = checkResume(data, NOW);
  for (const file of [null, fileWith()])
    expect(wholeReport(data, NOW, file)).toMatchObject({ score, total: totalRules, passed: passedRules });
});

test("what only the file shows is one more rule that is not met, with its place", () => {
  const data = sample();
  const before = wholeReport(data, NOW, fileWith());
  const places = [{ page: 2, left: 40, top: 50, width: 100, height: 12 }];
  const after = wholeReport(
    data,
    NOW,
    fileWith(finding("NO_SKILLS_SECTION"), finding("HIGH_PAGE_COUNT", { category: "layout", places })),
  );
  expect(after.total).toBe(before.total + 2);
  expect(after.passed).toBe(before.passed);
  // 10 points of the categories headings and layout, which weigh a fifth each.
  expect(after.score).toBe(Math.min(before.score ?? 0, 96));
  expect(after.findings).toContainEqual(expect.objectContaining({ code: "HIGH_PAGE_COUNT", pointer: null, places }));
  expect(after.categories.headings.total).toBe(before.categories.headings.total + 1);
  data.metadata.check = { ignored: ["HIGH_PAGE_COUNT:", "NO_SKILLS_SECTION:"], hiddenTerms: [] };
  const ignored = wholeReport(data, NOW, fileWith(finding("NO_SKILLS_SECTION"), finding("HIGH_PAGE_COUNT")));
  expect(ignored.score).toBe(before.score);
  expect(ignored.ignored.map(({ code }) => code)).toEqual(["NO_SKILLS_SECTION", "HIGH_PAGE_COUNT"]);
});

test("a file that software cannot read limits the score", () => {
  const blocked = wholeReport(
    sample(),
    NOW,
    fileWith(finding("GARBLED_TEXT", { severity: "blocker", category: "parseability" })),
  );
  expect(blocked.score).toBe(25);
  expect(blocked.findings[0]).toMatchObject({ code: "GARBLED_TEXT", severity: "error" });
  expect(blocked.categories.file).toEqual({ passed: 8, total: 9 });
});

test("findings of the document are not repeated for its file", () => {
  const data = sample();
  data.basics.email = "";
  const file = fileWith(finding("NO_EMAIL", { severity: "blocker", category: "contact" }));
  expect(
    wholeReport(data, NOW, file)
      .findings.filter(({ code }) => /EMAIL/.test(code))
      .map(({ code }) => code),
  ).toEqual(["MISSING_EMAIL"]);
});

test("margins below 8 mm are a finding, once", () => {
  const margins = (margin: number) =>
    wholeReport(sample(margin), NOW, null)
      .findings.filter(({ code }) => /MARGINS/.test(code))
      .map(({ code, pointer, params }) => [code, pointer, params?.margin]);
  expect(margins(14)).toEqual([
    ["NARROW_MARGINS", "/metadata/page/marginX", 4.9],
    ["NARROW_MARGINS", "/metadata/page/marginY", 4.9],
  ]);
  // They cost the same before and after the pages are read.
  expect(wholeReport(sample(14), NOW, null).score).toBe(Math.min(90, checkResume(sample(14), NOW).score));
  expect(margins(7).map(([code]) => code)).toEqual(["TIGHT_PAGE_MARGINS", "TIGHT_PAGE_MARGINS"]);
  expect(margins(23)).toEqual([]);
});

const onPages = (...findings: PageFinding[]): PageCheckReport => ({ score: pageScore(findings), pages: 2, findings });
const coarse: PageFinding = {
  code: "PICTURE_TOO_COARSE",
  severity: "warning",
  page: 1,
  box: { x: 10, y: 20, width: 30, height: 40 },
  text: "The picture is too coarse.",
  repair: null,
};

test("the score is the lowest of the document's, its pages' and its file's", () => {
  const data = sample();
  const own = checkResume(data, NOW).score;
  expect(wholeReport(data, NOW, fileWith(), onPages()).score).toBe(own);
  const missing = { ...coarse, code: "MISSING_GLYPHS", severity: "error" } as const;
  const pages = onPages(coarse, { ...coarse, page: 2 }, missing);
  expect(pages.score).toBe(65);
  expect(wholeReport(data, NOW, fileWith(), pages).score).toBe(Math.min(own, 65));
  const file = fileWith(finding("GARBLED_TEXT", { severity: "blocker", category: "parseability" }));
  expect(wholeReport(data, NOW, file, pages).score).toBe(25);
  data.metadata.check = { ignored: ["MISSING_GLYPHS:", "PICTURE_TOO_COARSE:"], hiddenTerms: [] };
  expect(wholeReport(data, NOW, fileWith(), pages).score).toBe(checkResume(data, NOW).score);
});

test("findings of one rule on several pages are one entry with all their places and one repair", () => {
  const small = { ...coarse, code: "TEXT_TOO_SMALL" } as const;
  const report = wholeReport(sample(14), NOW, null, onPages(small, { ...small, page: 2, repair: "body-size:9" }));
  const entry = report.findings.find(({ code }) => code === "TEXT_TOO_SMALL");
  expect(entry).toMatchObject({ key: "TEXT_TOO_SMALL:", pointer: null, repair: "body-size:9" });
  expect(entry?.places.map(({ page, left }) => [page, left])).toEqual([
    [1, 10],
    [2, 10],
  ]);
  // The check of the pages measures the margins itself.
  expect(report.findings.some(({ code }) => code === "NARROW_MARGINS")).toBe(false);
});

test("there is no score before there is something to read", () => {
  const data = defaultResumeData({ name: "" });
  expect(wholeReport(data, NOW, null).score).toBeNull();
  data.basics.name = "Ines Halvorsen";
  expect(wholeReport(data, NOW, null).score).toBeNull();
  expect(wholeReport(sample(), NOW, null).score).not.toBeNull();
});
