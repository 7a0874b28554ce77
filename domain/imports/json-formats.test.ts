import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { resumeDataSchema } from "@/contracts/model/resume/data";
import { isSectionKey } from "@/contracts/model/resume/sections/forms";
import { standardJsonResume } from "@/domain/exports/json-resume";
import { placeMissingSections } from "@/domain/imports/layout";
import { levelOf, networkLevelOf } from "@/domain/imports/level-words";
import { importFile } from "@/domain/imports/testing/import-file";
import { saveResumeData } from "@/domain/normalise/save";
import { mutations } from "@/domain/normalise/testing/mutations";
import jsonResume from "@/domain/sample/json-resume.json";
import { sampleResumeData } from "@/domain/sample/resume";
import v4 from "@/domain/sample/resume-v4.json";
import v5 from "@/domain/sample/resume-v5.json";

const newId = () => {
  let number = 0;
  return () => `id-${++number}`;
};
const bytes = (value: unknown) => new TextEncoder().encode(typeof value === "string" ? value : JSON.stringify(value));
type Format = "REACTIVE_RESUME" | "REACTIVE_RESUME_V4" | "JSON_RESUME";
const read = (format: Format, value: unknown) => importFile(format, bytes(value), newId());
const dataOf = (format: Format, value: unknown) => {
  const result = read(format, value);
  if (!result.ok) throw new Error("not imported");
  return result.data;
};

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

describe("importing JSON Resume", () => {
  const data = dataOf("JSON_RESUME", jsonResume);

  it("imports the format's own sample", () => {
    expect(data.basics).toMatchObject({
      name: "Richard Hendriks",
      headline: "Programmer",
      location: "2712 Broadway St, San Francisco, California CA 94115, US",
      website: { url: "http://richardhendricks.example.com" },
    });
    expect(data.summary.content).toMatch(/^<p>Richard hails from Tulsa/);
    expect(data.sections.profiles.items[0]).toMatchObject({
      network: "Twitter",
      username: "neutralthoughts",
      icon: "twitter-logo",
    });
    expect(data.sections.experience.items[0]).toMatchObject({
      company: "Pied Piper",
      position: "CEO/President",
      period: "Dec 2013 – Dec 2014",
      dates: { start: "2013-12", end: "2014-12", present: false },
    });
    expect(data.sections.experience.items[0]?.description).toMatch(/<p>Pied Piper is .*<\/p><ul><li><p>Build an algorithm/);
    expect(data.sections.education.items[0]).toMatchObject({
      school: "University of Oklahoma",
      degree: "Bachelor, Information Technology",
      grade: "4.0",
      description: "<ul><li><p>DB1101 - Basic SQL</p></li><li><p>CS2011 - Java Introduction</p></li></ul>",
    });
    expect(data.sections.awards.items[0]).toMatchObject({ title: "Digital Compression Pioneer Award", date: "Nov 2014" });
    expect(data.sections.skills.items[0]).toMatchObject({ name: "Web Development", proficiency: "Master", level: 5 });
    expect(data.sections.languages.items[0]).toMatchObject({ language: "English", fluency: "Native speaker", level: 5 });
    expect(data.sections.volunteer.items[0]?.description).toBe(
      "<p>Teacher</p><p>Global movement of free coding clubs for young people.</p><ul><li><p>Awarded 'Teacher of the Month'</p></li></ul>",
    );
    expect(data.sections.projects.items[0]?.description).toContain("Smoogle");
  });

  it.each([
    [
      { address: "Elm Quay 14\nFlat 3", postalCode: "SE1", city: "London", region: "Southwark", countryCode: "GB" },
      "Elm Quay 14, Flat 3, London, Southwark SE1, GB",
    ],
    [{ address: "Kaistraße 4", postalCode: "24103", city: "Kiel", countryCode: "DE" }, "Kaistraße 4, 24103 Kiel, DE"],
    [{ postalCode: "1010", city: "Wien" }, "1010 Wien"],
    [{ region: "Bretagne" }, "Bretagne"],
    ["Leeds", "Leeds"],
  ])("keeps every part of an address, in the order of its country", (location, printed) => {
    expect(dataOf("JSON_RESUME", { basics: { name: "Ilse", location } }).basics.location).toBe(printed);
  });

  it("escapes texts, and treats a missing end as ongoing", () => {
    const result = dataOf("JSON_RESUME", {
      work: [{ name: "A", startDate: "2020", summary: "<b>1 < 2 & 3</b>", highlights: ["<script>x</script>"] }],
    });
    expect(result.sections.experience.items[0]).toMatchObject({
      dates: { start: "2020", end: null, present: true },
      period: "2020 – Present",
      description: "<p>&lt;b&gt;1 &lt; 2 &amp; 3&lt;/b&gt;</p><ul><li><p>&lt;script&gt;x&lt;/script&gt;</p></li></ul>",
    });
  });

  it("keeps unreadable dates as they were written", () => {
    const result = dataOf("JSON_RESUME", { work: [{ name: "A", startDate: "Summer of 69", endDate: "2020" }] });
    expect(result.sections.experience.items[0]).toMatchObject({
      period: "Summer of 69 – 2020",
      dates: { start: null, raw: "Summer of 69 – 2020" },
    });
  });

  it.each([
    ["our own format", v5],
    ["the version before", v4],
    ["a list", []],
    ["something else", { a: 1 }],
    ["null", null],
  ])("refuses %s", (_, value) => {
    expect(read("JSON_RESUME", value)).toEqual({ ok: false });
  });

  it("keeps entries, dates and lists of our own export", () => {
    const again = dataOf("JSON_RESUME", standardJsonResume(sampleResumeData()));
    const sample = sampleResumeData();
    expect(again.sections.skills.items.map(({ name, keywords }) => [name, keywords])).toEqual(
      sample.sections.skills.items.map(({ name, keywords }) => [name, keywords]),
    );
    expect(again.sections.experience.items.map(({ company, dates }) => [company, dates])).toEqual([
      ["Tidewater Instruments", { start: "2022-03", end: null, present: true }],
      ["Fernhill Energy", { start: "2020-01", end: "2022-02", present: false }],
      ["Fernhill Energy", { start: "2017-09", end: "2019-12", present: false }],
    ]);
    expect(again.sections.experience.items[0]?.description).toBe(sample.sections.experience.items[0]?.description);
  });
});

describe("levels in words", () => {
  it.each([
    ["Native speaker", 5],
    ["expert", 5],
    ["Fluent", 4],
    ["Intermediate", 3],
    ["basic", 2],
    ["Novice", 1],
    ["C2", 5],
    ["C1 (IELTS 8)", 4],
    ["B2", 3],
    ["B1", 2],
    ["A2", 1],
    ["3", 3],
    ["4/5", 4],
    ["", 0],
    ["whatever", 0],
  ])("%j is %d", (text, level) => {
    expect(levelOf(text)).toBe(level);
  });

  it("of the network's archive", () => {
    expect(
      [
        "Native or bilingual proficiency",
        "Full professional proficiency",
        "Professional working proficiency",
        "Limited working proficiency",
        "Elementary proficiency",
      ].map(networkLevelOf),
    ).toEqual([5, 4, 3, 2, 1]);
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
