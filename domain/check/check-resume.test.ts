import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CHECK_CODES, checkReportSchema } from "@/contracts/model/check-report";
import type { ResumeData } from "@/contracts/model/resume/data";
import { CHECK_RULES, checkResume } from "@/domain/check/check-resume";
import { normaliseResumeData } from "@/domain/normalise/resume";
import { mutations } from "@/domain/normalise/testing/mutations";
import { sampleResumeData } from "@/domain/sample/resume";
import v5 from "@/domain/sample/resume-v5.json";

const NOW = new Date("2026-03-15T12:00:00Z");

/** A resume in which every rule passes, and one thing is then changed. */
const changed = (change: (data: ResumeData) => void = () => {}) => {
  const data = sampleResumeData();
  change(data);
  return checkResume(normaliseResumeData(data), NOW);
};
const codes = (change: (data: ResumeData) => void) => changed(change).findings.map(({ code, pointer }) => `${code} ${pointer}`);
const job = (data: ResumeData, change: object) => Object.assign(data.sections.experience.items[0] ?? {}, change);
const dates = (start: string | null, end: string | null = null, present = false, raw?: string) => ({
  dates: { start, end, present, ...(raw ? { raw } : {}) },
});
const custom = (type: string, items: object[], change: object = {}) =>
  ({
    id: "own",
    type,
    title: "",
    icon: "",
    columns: 1,
    hidden: false,
    keepTogether: false,
    startOnNewPage: false,
    showHeading: true,
    items,
    ...change,
  }) as never;

describe("the resume check", () => {
  it("has 22 rules, and all of them pass for the sample", () => {
    expect(CHECK_RULES.map((rule) => rule.code).sort()).toEqual([...CHECK_CODES].sort());
    expect(changed()).toEqual({
      findings: [],
      ignored: [],
      counts: { error: 0, warning: 0, info: 0 },
      totalRules: 22,
      passedRules: 22,
      score: 100,
      categories: {
        contact: { total: 7, passed: 7 },
        dates: { total: 5, passed: 5 },
        layout: { total: 7, passed: 7 },
        headings: { total: 2, passed: 2 },
        writing: { total: 1, passed: 1 },
      },
    });
  });

  it.each<[string, (data: ResumeData) => void]>([
    ["MISSING_NAME /basics/name", (data) => Object.assign(data.basics, { name: " " })],
    ["MISSING_EMAIL /basics/email", (data) => Object.assign(data.basics, { email: "" })],
    ["MALFORMED_EMAIL /basics/email", (data) => Object.assign(data.basics, { email: "a@b.c" })],
    ["MALFORMED_EMAIL /basics/email", (data) => Object.assign(data.basics, { email: "a b@example.com" })],
    ["MISSING_PHONE /basics/phone", (data) => Object.assign(data.basics, { phone: "" })],
    ["MISSING_LOCATION /basics/location", (data) => Object.assign(data.basics, { location: "" })],
    ["MALFORMED_URL /basics/website/url", (data) => Object.assign(data.basics.website, { url: "example.com" })],
    [
      "MALFORMED_URL /basics/customFields/0/link",
      (data) => Object.assign(data.basics.customFields[0] ?? {}, { link: "www.example.com" }),
    ],
    [
      "MALFORMED_URL /sections/profiles/items/1/website/url",
      (data) => Object.assign(data.sections.profiles.items[1]?.website ?? {}, { url: "http://" }),
    ],
    ["PICTURE_PRESENT /picture", (data) => Object.assign(data.picture, { url: "/uploads/a.jpg" })],
    ["EMPTY_PERIOD /sections/experience/items/0/period", (data) => job(data, dates(null))],
    [
      "EMPTY_PERIOD /sections/experience/items/1/roles/0/period",
      (data) => Object.assign(data.sections.experience.items[1]?.roles[0] ?? {}, dates(null)),
    ],
    [
      "EMPTY_PERIOD /sections/education/items/0/period",
      (data) => Object.assign(data.sections.education.items[0] ?? {}, dates(null)),
    ],
    ["UNPARSEABLE_PERIOD /sections/experience/items/0/period", (data) => job(data, dates(null, null, false, "a while ago"))],
    [
      "UNPARSEABLE_DATE /sections/awards/items/0/date",
      (data) => Object.assign(data.sections.awards.items[0] ?? {}, dates(null, null, false, "long ago")),
    ],
    ["REVERSED_PERIOD /sections/experience/items/0/period", (data) => job(data, dates("2022-03", "2022-02"))],
    [
      "REVERSED_PERIOD /sections/projects/items/0/period",
      (data) => Object.assign(data.sections.projects.items[0] ?? {}, dates("2022", "2021")),
    ],
    ["FUTURE_DATED_PERIOD /sections/experience/items/0/period", (data) => job(data, dates("2026-04", null, true))],
    ["FUTURE_DATED_PERIOD /sections/experience/items/0/period", (data) => job(data, dates("2027"))],
    ["MULTI_COLUMN_PROSE_SECTION /sections/projects/columns", (data) => Object.assign(data.sections.projects, { columns: 2 })],
    ["MULTI_COLUMN_PROSE_SECTION /summary/columns", (data) => Object.assign(data.summary, { columns: 2 })],
    ["TWO_COLUMN_LAYOUT /metadata/template", (data) => Object.assign(data.metadata, { template: "azurill" })],
    [
      "SMALL_BODY_FONT /metadata/typography/body/fontSize",
      (data) => Object.assign(data.metadata.typography.body, { fontSize: 8.9 }),
    ],
    [
      "TIGHT_LINE_HEIGHT /metadata/typography/body/lineHeight",
      (data) => Object.assign(data.metadata.typography.body, { lineHeight: 1.14 }),
    ],
    ["TIGHT_PAGE_MARGINS /metadata/page/marginY", (data) => Object.assign(data.metadata.page, { marginY: 7 })],
    ["NO_VISIBLE_EXPERIENCE /sections/experience", (data) => Object.assign(data.sections.experience, { hidden: true })],
    ["NON_STANDARD_SECTION_TITLE /sections/skills/title", (data) => Object.assign(data.sections.skills, { title: "My toolbox" })],
    [
      "MISSING_EXPERIENCE_DESCRIPTION /sections/experience/items/0/description",
      (data) => job(data, { description: "<p>&nbsp;</p>" }),
    ],
    [
      "SECTION_MISSING_FROM_LAYOUT /sections/skills",
      (data) => {
        for (const page of data.metadata.layout.pages) page.sidebar = page.sidebar.filter((id) => id !== "skills");
      },
    ],
    [
      "PROSE_SECTION_IN_SIDEBAR /summary",
      (data) => {
        const [page] = data.metadata.layout.pages;
        if (page)
          Object.assign(page, { main: page.main.filter((id) => id !== "summary"), sidebar: ["summary", ...page.sidebar] });
      },
    ],
  ])("finds %s", (expected, change) => {
    expect(codes(change)).toEqual([expected]);
  });

  it.each<[string, (data: ResumeData) => void]>([
    ["years that touch", (data) => job(data, dates("2022-12", "2022"))],
    ["the current month", (data) => job(data, dates("2026-03"))],
    ["seasons, which are read and kept", (data) => job(data, dates("2020-03", null, false, "Spring 2020"))],
    ["a usual title in other letters", (data) => Object.assign(data.sections.skills, { title: "TECHNICAL Skills" })],
    ["hidden items", (data) => job(data, { hidden: true, ...dates(null), description: "" })],
    ["drafts", (data) => job(data, { company: "", ...dates(null), description: "" })],
    ["an entry whose roles are dated", (data) => Object.assign(data.sections.experience.items[1] ?? {}, dates(null))],
    ["a hidden picture", (data) => Object.assign(data.picture, { url: "/uploads/a.jpg", hidden: true })],
    ["mail and telephone links", (data) => Object.assign(data.basics.website, { url: "mailto:a@example.com" })],
  ])("finds nothing wrong with %s", (_, change) => {
    expect(codes(change)).toEqual([]);
  });

  it("counts a full-width page's sidebar as main, in two-column templates too", () => {
    const findings = codes((data) => {
      data.metadata.template = "gengar";
      for (const page of data.metadata.layout.pages) {
        page.fullWidth = true;
        page.sidebar.push(...page.main.splice(0));
      }
    });
    expect(findings).toEqual([]);
  });

  it("treats custom sections by their type", () => {
    const [item] = sampleResumeData().sections.experience.items;
    const found = codes((data) => {
      data.sections.experience.hidden = true;
      data.customSections.push(custom("experience", [{ ...item, ...dates(null) }], { title: "Odysseys" }));
    });
    expect(found).toEqual([
      "SECTION_MISSING_FROM_LAYOUT /customSections/0",
      "EMPTY_PERIOD /customSections/0/items/0/period",
      "NON_STANDARD_SECTION_TITLE /customSections/0/title",
    ]);
  });

  it("has 21 rules in other languages", () => {
    const report = changed((data) => {
      data.metadata.page.locale = "de-DE";
      data.sections.skills.title = "Was ich kann";
    });
    expect(report).toMatchObject({
      totalRules: 21,
      passedRules: 21,
      score: 100,
      categories: { headings: { total: 1, passed: 1 } },
    });
  });

  it("separates ignored findings by a key that survives reordering", () => {
    const report = changed((data) => {
      job(data, dates(null));
      data.basics.phone = "";
      data.metadata.check = { ignored: ["EMPTY_PERIOD:/sections/experience/items/#sample-experience-1/period"], hiddenTerms: [] };
      data.sections.experience.items.reverse();
    });
    expect(report.ignored.map((finding) => finding.pointer)).toEqual(["/sections/experience/items/1/period"]);
    expect(report.findings.map((finding) => finding.key)).toEqual(["MISSING_PHONE:/basics/phone"]);
    expect(report).toMatchObject({ passedRules: 21, score: 95, counts: { error: 0, warning: 1, info: 0 } });
  });

  it("orders errors, warnings and notes, then pointers, then codes", () => {
    const report = changed((data) => {
      Object.assign(data.basics, { location: "", phone: "", email: "x", name: "" });
      job(data, dates(null));
    });
    expect(report.findings.map((finding) => finding.code)).toEqual([
      "MALFORMED_EMAIL",
      "MISSING_NAME",
      "MISSING_PHONE",
      "EMPTY_PERIOD",
      "MISSING_LOCATION",
    ]);
  });

  it("reports the previous version's sample", () => {
    const report = checkResume(normaliseResumeData(v5), NOW);
    expect(report.findings.map(({ code }) => code)).toEqual([
      "TWO_COLUMN_LAYOUT",
      "MULTI_COLUMN_PROSE_SECTION",
      "PICTURE_PRESENT",
    ]);
    expect(report.score).toBe(86);
  });

  it("returns a valid report for any resume, with a score that matches its counts", () => {
    fc.assert(
      fc.property(mutations(v5), (value) => {
        const report = checkResume(normaliseResumeData(value), NOW);
        expect(checkReportSchema.safeParse(report).error?.issues).toBeUndefined();
        expect(report.score).toBe(Math.round((100 * report.passedRules) / report.totalRules));
        expect(new Set(report.findings.map((finding) => finding.key)).size).toBe(report.findings.length);
      }),
      { numRuns: 100 },
    );
  });
});
