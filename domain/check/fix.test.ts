import { describe, expect, test } from "vitest";
import type { CheckCode } from "@/contracts/model/check-report";
import type { ResumeData } from "@/contracts/model/resume/data";
import { checkResume } from "@/domain/check/check-resume";
import { fixOf } from "@/domain/check/fix";
import { normaliseResumeData } from "@/domain/normalise/resume";
import { applyPatch } from "@/domain/patch/apply";
import { sampleResumeData } from "@/domain/sample/resume";

const NOW = new Date("2026-03-15T12:00:00Z");

function fixed(code: CheckCode, spoil: (data: ResumeData) => void): { data: ResumeData; left: number } | null {
  const data = sampleResumeData();
  spoil(data);
  const findings = checkResume(data, NOW).findings.filter((finding) => finding.code === code);
  expect(findings.length, code).toBeGreaterThan(0);
  let current = data;
  for (const finding of findings) {
    const operations = fixOf(current, finding);
    if (!operations) return null;
    const result = applyPatch(current, operations);
    if (!result.ok) throw new Error(JSON.stringify(result.error));
    current = normaliseResumeData(result.data);
  }
  return { data: current, left: checkResume(current, NOW).findings.filter((finding) => finding.code === code).length };
}

const job = (data: ResumeData) => {
  const [first] = data.sections.experience.items;
  if (!first) throw new Error("The sample has a job.");
  return first;
};

describe("a fix resolves its finding", () => {
  test.each<[CheckCode, (data: ResumeData) => void, (data: ResumeData) => unknown, unknown]>([
    [
      "MALFORMED_URL",
      (data) => (data.basics.website.url = "example.com/me"),
      (data) => data.basics.website.url,
      "https://example.com/me",
    ],
    [
      "MALFORMED_URL",
      (data) => (job(data).website.url = "www.example.com"),
      (data) => job(data).website.url,
      "https://www.example.com",
    ],
    ["MALFORMED_EMAIL", (data) => (data.basics.email = "ilse @example.com."), (data) => data.basics.email, "ilse@example.com"],
    ["PICTURE_PRESENT", (data) => (data.picture.url = "/uploads/x/pictures/1.jpg"), (data) => data.picture.hidden, true],
    [
      "REVERSED_PERIOD",
      (data) => {
        job(data).dates = { start: "2024-05", end: "2020-01", present: false };
      },
      (data) => [job(data).dates.start, job(data).dates.end],
      ["2020-01", "2024-05"],
    ],
    ["SECTION_MISSING_FROM_LAYOUT", (data) => (data.metadata.layout.pages = []), (data) => data.metadata.layout.pages.length, 1],
    [
      "MULTI_COLUMN_PROSE_SECTION",
      (data) => (data.sections.experience.columns = 2),
      (data) => data.sections.experience.columns,
      1,
    ],
    [
      "PROSE_SECTION_IN_SIDEBAR",
      (data) => (data.metadata.layout.pages = [{ fullWidth: false, main: ["summary"], sidebar: ["experience"] }]),
      (data) => data.metadata.layout.pages[0]?.main,
      ["summary", "experience"],
    ],
    [
      "TWO_COLUMN_LAYOUT",
      (data) => (data.metadata.template = "azurill"),
      (data) => data.metadata.layout.pages.every(({ fullWidth, sidebar }) => fullWidth && sidebar.length === 0),
      true,
    ],
    [
      "SMALL_BODY_FONT",
      (data) => (data.metadata.typography.body.fontSize = 7),
      (data) => data.metadata.typography.body.fontSize,
      9,
    ],
    [
      "TIGHT_LINE_HEIGHT",
      (data) => (data.metadata.typography.body.lineHeight = 1),
      (data) => data.metadata.typography.body.lineHeight,
      1.15,
    ],
    ["TIGHT_PAGE_MARGINS", (data) => (data.metadata.page.marginX = 2), (data) => data.metadata.page.marginX, 8],
    [
      "NON_STANDARD_SECTION_TITLE",
      (data) => (data.sections.experience.title = "My path"),
      (data) => data.sections.experience.title,
      "",
    ],
  ])("%s", (code, spoil, read, expected) => {
    const result = fixed(code, spoil);
    expect(result && read(result.data)).toEqual(expected);
    expect(result?.left).toBe(0);
  });
});

test("a finding that only the person can resolve has no fix", () => {
  expect(fixed("MISSING_NAME", (data) => (data.basics.name = ""))).toBeNull();
  expect(fixed("MALFORMED_URL", (data) => (data.basics.website.url = "ask me"))).toBeNull();
  expect(fixed("MALFORMED_EMAIL", (data) => (data.basics.email = "nowhere"))).toBeNull();
});
