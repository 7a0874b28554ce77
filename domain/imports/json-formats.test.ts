import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { resumeDataSchema } from "@/contracts/model/resume/data";
import { isSectionKey } from "@/contracts/model/resume/sections/forms";
import { placeMissingSections } from "@/domain/imports/layout";
import { saveResumeData } from "@/domain/normalise/save";
import { mutations } from "@/domain/normalise/testing/mutations";
import jsonResume from "@/domain/sample/json-resume.json";
import { sampleResumeData } from "@/domain/sample/resume";
import v4 from "@/domain/sample/resume-v4.json";
import v5 from "@/domain/sample/resume-v5.json";
import { dataOf, type Format, read } from "./testing/json-formats";

describe("importing the service's own format", () => {
  it("completes the previous version's data and names the resume after the person", () => {
    const result = read("REACTIVE_RESUME", v5);
    expect(result).toEqual({ ok: true, data: placeMissingSections(saveResumeData(v5)), name: "David Kowalski" });
  });

  it("finds the data in a resume, and the first resume of an account export", () => {
    const resume = { id: "1", name: "Mine", slug: "mine", data: v5 };
    for (const wrapper of [{ data: v5 }, resume, { resume }, { exportedAt: "x", user: {}, resumes: [resume] }]) {
      expect(dataOf("REACTIVE_RESUME", wrapper).basics.name).toBe("David Kowalski");
    }
  });

  it("puts sections that are on no page on the first one", () => {
    const lost = structuredClone(v5);
    lost.metadata.layout.pages = [{ fullWidth: false, main: ["experience"], sidebar: ["skills"] }];
    const [page] = dataOf("REACTIVE_RESUME", lost).metadata.layout.pages;
    expect(page?.main).toEqual(
      expect.arrayContaining(["experience", "summary", "projects", "019becaf-0b87-769d-98a6-46ccf558c0e8"]),
    );
    expect(page?.main).not.toContain("skills");
    lost.metadata.layout.pages = [];
    expect(dataOf("REACTIVE_RESUME", lost).metadata.layout.pages).toHaveLength(1);
  });

  it("keeps what was exported as it was", () => {
    const data = sampleResumeData();
    expect(dataOf("REACTIVE_RESUME", data)).toEqual(data);
  });

  it.each([
    ["nothing", ""],
    ["no JSON", "{"],
    ["another JSON", { a: 1 }],
    ["a list", []],
    ["the version before", v4],
    ["another format", jsonResume],
    ["half of it", { basics: {}, sections: {} }],
  ])("refuses %s", (_, value) => {
    expect(read("REACTIVE_RESUME", value)).toEqual({ ok: false });
  });
});

describe("importing the version before the previous one", () => {
  const data = dataOf("REACTIVE_RESUME_V4", v4);

  it("imports every section", () => {
    expect(data.basics).toMatchObject({
      name: "John Doe",
      headline: "Creative and Innovative Web Developer",
      website: { url: "https://johndoe.me/" },
    });
    expect(data.summary.content).toContain("<strong>front-end technologies</strong>");
    expect(data.sections.experience.items[0]).toMatchObject({
      id: "lhw25d7gf32wgdfpsktf6e0x",
      company: "Creative Solutions Inc.",
      dates: { start: "2019-01", present: true },
      website: { url: "https://creativesolutions.inc/" },
    });
    expect(data.sections.education.items[0]).toMatchObject({
      school: "University of California",
      degree: "Bachelor's in Computer Science",
      area: "Berkeley, CA",
      dates: { start: "2012-08", end: "2016-05" },
    });
    expect(data.sections.skills.items[0]).toMatchObject({
      name: "Web Technologies",
      proficiency: "Advanced",
      keywords: ["HTML5", "JavaScript", "PHP", "Python"],
    });
    expect(data.sections.languages.items[1]).toMatchObject({ language: "Spanish", fluency: "Intermediate" });
    expect(data.sections.profiles.items[2]).toMatchObject({ network: "StackOverflow", icon: "stack-overflow-logo" });
    expect(data.sections.projects.items[0]?.description).toContain("Project Lead");
    expect(data.sections.certifications.items.map((item) => [item.title, item.date])).toEqual([
      ["Full-Stack Web Development", "2020"],
      ["AWS Certified Developer", "2019"],
    ]);
  });

  it("converts its measures, colours and columns", () => {
    expect(data.metadata.template).toBe("pikachu");
    expect(data.metadata.design.colors.primary).toBe("rgba(202, 138, 4, 1)");
    expect(data.metadata.typography.body).toEqual({
      fontFamily: "Titillium Web",
      fontWeights: ["400"],
      fontSize: 10.35,
      lineHeight: 1.5,
    });
    expect(data.metadata.page).toMatchObject({
      marginX: 10.5,
      marginY: 10.5,
      format: "a4",
      hideLinkUnderline: true,
      dateFormat: "long",
    });
    // Sections that the version did not have are added.
    const itsOwn = (ids: string[]) => ids.filter((id) => Object.hasOwn(v4.sections, id) || !isSectionKey(id));
    const pages = data.metadata.layout.pages.map((page) => ({ ...page, main: itsOwn(page.main), sidebar: itsOwn(page.sidebar) }));
    expect(pages).toEqual([
      {
        fullWidth: false,
        main: ["summary", "experience", "education", "projects"],
        sidebar: [
          "profiles",
          "skills",
          "certifications",
          "languages",
          "references",
          "interests",
          "awards",
          "volunteer",
          "publications",
        ],
      },
    ]);
    expect(data.sections.volunteer.title).toBe("");
  });

  it("halves levels, inverts visibility, clamps sizes and strips the names of custom sections", () => {
    const older = structuredClone(v4) as Record<string, Record<string, never>> & typeof v4;
    Object.assign(older.sections.skills.items[0] ?? {}, { level: 9, visible: false });
    Object.assign(older.sections.awards, { visible: false });
    Object.assign(older.basics.picture, { size: 5000, aspectRatio: 9 });
    Object.assign(older.sections.custom, {
      abc: {
        name: "Talks",
        columns: 2,
        visible: true,
        items: [
          {
            id: "t",
            visible: true,
            name: "On Tides",
            description: "Keynote",
            date: "2020",
            summary: "<p>x</p>",
            keywords: ["sea"],
            url: {},
          },
        ],
      },
    });
    older.metadata.layout[0]?.[0]?.push("custom.abc");
    Object.assign(older.metadata, { template: "nosepass" });
    const result = dataOf("REACTIVE_RESUME_V4", older);
    expect(result.sections.skills.items[0]).toMatchObject({ level: 5, hidden: true });
    expect(result.sections.awards.hidden).toBe(true);
    expect(result.picture).toMatchObject({ size: 512, aspectRatio: 2.5 });
    expect(result.metadata.template).toBe("onyx");
    expect(result.metadata.layout.pages[0]?.main).toContain("abc");
    expect(result.customSections[0]).toMatchObject({
      id: "abc",
      type: "experience",
      title: "Talks",
      columns: 2,
      items: [{ company: "On Tides", position: "Keynote", period: "2020", description: "<p>x</p><p>sea</p>" }],
    });
  });

  it.each([
    ["our own format", v5],
    ["no metadata", { basics: {}, sections: {} }],
    ["text", "x"],
  ])("refuses %s", (_, value) => {
    expect(read("REACTIVE_RESUME_V4", value)).toEqual({ ok: false });
  });
});

describe("importing anything", () => {
  it("returns complete resume data or a rejection for any broken input", () => {
    const value = fc.oneof(mutations(v5), mutations(v4), mutations(jsonResume), fc.jsonValue());
    fc.assert(
      fc.property(value, fc.constantFrom<Format>("REACTIVE_RESUME", "REACTIVE_RESUME_V4", "JSON_RESUME"), (input, format) => {
        const result = read(format, input);
        if (!result.ok) return;
        expect(resumeDataSchema.safeParse(result.data).error?.issues).toBeUndefined();
        expect(result.name.length).toBeGreaterThan(0);
        expect(result.name.length).toBeLessThanOrEqual(100);
      }),
      { numRuns: 300 },
    );
  });
});
