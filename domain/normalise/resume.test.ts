import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { resumeDataInputSchema, resumeDataSchema } from "@/contracts/model/resume/data";
import { defaultResumeData } from "@/domain/default-resume";
import { normaliseResumeData } from "@/domain/normalise/resume";
import { mutations } from "@/domain/normalise/testing/mutations";
import v5 from "@/domain/sample/resume-v5.json";

describe("reading resume data tolerantly", () => {
  it("fills in fields that the previous version lacked, and rewrites the texts of dates", () => {
    const data = normaliseResumeData(v5);
    expect(resumeDataSchema.safeParse(data).error).toBeUndefined();
    expect(data.metadata.page.dateFormat).toBe("long");
    expect(data.sections.experience.items[0]).toMatchObject({
      period: "March 2022 – Present",
      dates: { start: "2022-03", end: null, present: true },
      roles: [],
    });
    expect(data.sections.education.items[0]).toMatchObject({
      period: "2014 – 2018",
      dates: { start: "2014", end: "2018", present: false },
    });
    expect(data.sections.awards.items[0]).toMatchObject({
      date: "April 2021",
      dates: { start: "2021-04", end: null, present: false },
    });
    expect(data.picture.fit).toBe("cover");
    expect(data.summary.showHeading).toBe(true);
    expect(data.sections.skills).toMatchObject({ keywordLayout: "inline", layout: "default" });
    const custom = data.customSections[0];
    expect(custom?.type === "experience" && custom.items[0]?.period).toBe("June 2020 – February 2022");
  });

  it("keeps every word of the previous version's data", () => {
    const words = (value: unknown) => new Set(JSON.stringify(value).match(/[A-Za-z]{3,}/g));
    const stored = words(normaliseResumeData(v5));
    expect([...words(v5)].filter((word) => !stored.has(word))).toEqual([]);
  });

  it("returns canonical data unchanged", () => {
    const data = normaliseResumeData(v5);
    expect(normaliseResumeData(data)).toEqual(data);
    expect(normaliseResumeData(defaultResumeData({ name: "A" }))).toEqual(defaultResumeData({ name: "A" }));
  });

  it("replaces bad values with the fallbacks of the specification", () => {
    const bad = structuredClone(v5) as Record<string, never> & typeof v5;
    Object.assign(bad.metadata, { template: "unknown", styleRules: [{ id: 1 }], check: 3 });
    Object.assign(bad.metadata.page, {
      marginX: 500,
      marginY: "x",
      format: "a3",
      locale: 7,
      hideSectionIcons: 0,
      dateFormat: "nope",
    });
    Object.assign(bad.metadata.typography.body, { fontSize: 99, lineHeight: 0, fontWeights: "bold" });
    Object.assign(bad.metadata.layout, { sidebarWidth: 90, sidebarSide: "top" });
    Object.assign(bad.picture, { fit: "fill", size: 9999 });
    Object.assign(bad.summary, { columns: 9, icon: null, keepTogether: "yes" });
    Object.assign(bad.sections.skills.items[0] ?? {}, { level: 11, keywords: "a", iconColor: 4 });
    Object.assign(bad.sections.profiles.items[0] ?? {}, { website: null });
    const data = normaliseResumeData(bad);
    expect(data.metadata).toMatchObject({ template: "onyx", styleRules: [], layout: { sidebarWidth: 35 } });
    expect(data.metadata).not.toHaveProperty("check");
    expect(data.metadata.layout).not.toHaveProperty("sidebarSide");
    expect(data.metadata.page).toMatchObject({
      marginX: 14,
      marginY: 12,
      format: "a4",
      locale: "en-US",
      hideSectionIcons: true,
      dateFormat: "long",
    });
    expect(data.metadata.typography.body).toMatchObject({ fontSize: 11, lineHeight: 1.5, fontWeights: ["400"] });
    expect(data.picture).toMatchObject({ fit: "cover", size: 512 });
    expect(data.summary).toMatchObject({ columns: 1, icon: "", keepTogether: false });
    expect(data.sections.skills.items[0]).toMatchObject({ level: 0, keywords: [], iconColor: "" });
    expect(data.sections.profiles.items[0]?.website).toEqual({ url: "", label: "", inlineLink: false });
  });

  it("reads dates field by field and keeps text with more detail", () => {
    const bad = structuredClone(v5);
    Object.assign(bad.sections.experience.items[0] ?? {}, { period: "Spring 2020" });
    Object.assign(bad.sections.education.items[0] ?? {}, { dates: { start: "2014-13", end: "2018", present: "no" } });
    const data = normaliseResumeData(bad);
    expect(data.sections.experience.items[0]).toMatchObject({
      period: "Spring 2020",
      dates: { start: "2020-03", raw: "Spring 2020" },
    });
    expect(data.sections.education.items[0]).toMatchObject({
      period: "2018",
      dates: { start: null, end: "2018", present: false },
    });
  });

  it("drops unreadable rules and keeps the others", () => {
    const rule = {
      id: "r",
      label: "Rule",
      enabled: true,
      target: { scope: "global" },
      slots: { heading: { color: "red" }, unknown: {} },
    };
    const data = normaliseResumeData({
      ...v5,
      metadata: { ...v5.metadata, styleRules: [rule, 4, { ...rule, target: { scope: "nowhere" } }] },
    });
    expect(data.metadata.styleRules).toEqual([{ ...rule, slots: { heading: { color: "red" } } }]);
  });

  it("gives items with a missing or duplicate id a new one", () => {
    const twice = structuredClone(v5);
    const [first, second] = twice.sections.skills.items;
    Object.assign(second ?? {}, { id: first?.id });
    const ids = normaliseResumeData(twice).sections.skills.items.map((item) => item.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids[0]).toBe(first?.id);
  });

  it("makes resume data from any JSON value", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(resumeDataSchema.safeParse(normaliseResumeData(value)).error).toBeUndefined();
      }),
    );
  });

  it("repairs any broken resume, idempotently", () => {
    fc.assert(
      fc.property(mutations(v5), (value) => {
        const data = normaliseResumeData(value);
        expect(resumeDataSchema.safeParse(data).error?.issues).toBeUndefined();
        expect(normaliseResumeData(data)).toEqual(data);
      }),
      { numRuns: 300 },
    );
  });

  it("keeps further keys of the root", () => {
    expect(normaliseResumeData({ ...v5, extra: { a: [1] } })).toMatchObject({ extra: { a: [1] } });
    expect(normaliseResumeData({ ...normaliseResumeData(v5), extra: 1 })).toMatchObject({ extra: 1 });
  });
});

describe("writing resume data strictly", () => {
  const issuesOf = (change: (data: typeof v5) => void) => {
    const data = structuredClone(v5);
    change(data);
    return resumeDataInputSchema.safeParse(data).error?.issues.map((issue) => issue.path.join(".")) ?? [];
  };

  it("accepts the previous version's data", () => {
    expect(issuesOf(() => {})).toEqual([]);
  });

  it("rejects missing keys, wrong types and out-of-range numbers where there is no fallback", () => {
    expect(issuesOf((data) => Reflect.deleteProperty(data, "basics"))).toEqual(["basics"]);
    expect(issuesOf((data) => Object.assign(data.basics, { name: 4 }))).toEqual(["basics.name"]);
    expect(issuesOf((data) => Object.assign(data.basics, { name: "a".repeat(100_000) }))).toEqual(["basics.name"]);
    expect(issuesOf((data) => Object.assign(data.picture, { size: 16 }))).toEqual(["picture.size"]);
    expect(issuesOf((data) => Object.assign(data.metadata.page, { gapX: -1 }))).toEqual(["metadata.page.gapX"]);
    expect(issuesOf((data) => Object.assign(data.sections, { skills: [] }))).toEqual(["sections.skills"]);
    expect(issuesOf((data) => Object.assign(data.sections.skills.items[0] ?? {}, { keywords: ["a", 4] }))).toEqual([
      "sections.skills.items.0.keywords.1",
    ]);
  });

  it("never rejects a field that has a fallback", () => {
    expect(issuesOf((data) => Object.assign(data.metadata, { template: "unknown", styleRules: [4] }))).toEqual([]);
    expect(issuesOf((data) => Object.assign(data.metadata.page, { marginX: 500 }))).toEqual([]);
    expect(issuesOf((data) => Object.assign(data.sections.skills.items[0] ?? {}, { level: 99, keywords: null }))).toEqual([]);
  });
});
