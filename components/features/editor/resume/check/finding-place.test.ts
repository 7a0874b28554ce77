import { expect, test } from "vitest";
import { choose } from "@/components/features/editor/resume/check/check-edits";
import { findingPlace, findingPointer } from "@/components/features/editor/resume/check/finding-place";
import { placeOfPointer } from "@/components/features/editor/resume/field-pointer";
import type { ResumeData } from "@/contracts/model/resume/data";
import { checkResume } from "@/domain/check/check-resume";
import { wholeReport } from "@/domain/check/whole-report";
import { normaliseResumeData } from "@/domain/normalise/resume";
import { sampleResumeData } from "@/domain/sample/resume";

const NOW = new Date("2026-03-15T12:00:00Z");

/** A resume with something wrong in every corner. */
function flawed(): ResumeData {
  const data = sampleResumeData();
  data.basics.name = "";
  data.basics.website.url = "nowhere";
  data.metadata.typography.body.fontSize = 8;
  data.metadata.page.marginX = 2;
  data.metadata.layout.pages = [];
  const [job] = data.sections.experience.items;
  if (!job) throw new Error("The sample has a job.");
  job.description = "";
  job.roles = [];
  job.dates = { start: "2024-05", end: "2020-01", present: false };
  return normaliseResumeData(data);
}

test("every finding leads to a design setting or to a place in the content", () => {
  const data = flawed();
  const { findings } = checkResume(data, NOW);
  expect(findings.length).toBeGreaterThan(6);
  for (const finding of findings) {
    const pointer = findingPointer(finding);
    expect(pointer.startsWith("/metadata/") || placeOfPointer(data, pointer) !== null, pointer).toBe(true);
  }
});

test("a finding about printed dates leads to the field in which dates are written, and names the entry", () => {
  const data = flawed();
  const reversed = wholeReport(data, NOW, null).findings.find(({ code }) => code === "REVERSED_PERIOD");
  if (!reversed) throw new Error("The reversed period was not found.");
  const [job] = data.sections.experience.items;
  expect(findingPointer(reversed)).toBe(`/sections/experience/items/#${job?.id}/dates`);
  expect(findingPlace(data, reversed)).toEqual({ sectionId: "experience", entry: job?.position });
});

test("an ignored finding does not count, and counts again once it is considered", () => {
  const data = flawed();
  const before = checkResume(data, NOW);
  const [first] = before.findings;
  if (!first) throw new Error("Nothing was found.");
  choose(data, "ignored", first.key, true);
  expect(checkResume(data, NOW).ignored.map(({ key }) => key)).toEqual([first.key]);
  choose(data, "ignored", first.key, false);
  expect(checkResume(data, NOW)).toEqual(before);
});
