import fc from "fast-check";
import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { resumeDataSchema } from "@/contracts/model/resume/data";
import { resumeToPlainText } from "@/domain/exports/plain-text";
import type { PdfPage } from "@/domain/imports/pdf/page";
import { readPdfFile } from "@/domain/imports/pdf/read-pdf-file";
import { importFile } from "@/domain/imports/testing/import-file";
import { withUnplaced } from "@/domain/imports/with-unplaced";
import { nameOfImport } from "@/domain/names";
import { sampleResumeData } from "@/domain/sample/resume";
import { busyMs } from "@/domain/testing/busy-ms";

const newId = () => {
  let number = 0;
  return () => `id-${++number}`;
};
const archive = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
const read = (files: Record<string, string>) => importFile("LINKEDIN", archive(files), newId());

const FILES = {
  "Profile.csv": `First Name,Last Name,Headline,Summary,Geo Location,Websites\nAda,Byron,Analyst,"I count.\n\n• with engines\n• with ""care""","London, United Kingdom","[PERSONAL:https://ada.example.com,BLOG:https://blog.example.com]"\n`,
  "sub/Positions.csv":
    '\ufeffCompany Name,Title,Description,Location,Started On,Finished On\nAnalytical,Lead,"- a\n- b",London,Mar 2020,\nOld Co,Clerk,,Leeds,2017,Spring of hope\n',
  "Education.csv": "School Name,Start Date,End Date,Notes,Degree Name,Activities\nAcademy,2010,2014,Good,BSc,Chess\n",
  "Skills.csv": "Name\nMathematics\nPoetry\n",
  "Languages.csv": "Name,Proficiency\nEnglish,Native or bilingual proficiency\nFrench,Elementary proficiency\n",
  "Certifications.csv":
    "Name,Url,Authority,Started On,Finished On,License Number\nCounting,https://cert.example.com,Guild,Jun 2019,,\n",
};

describe("importing a professional network's archive", () => {
  it("reads the six files it knows", () => {
    const result = read(FILES);
    if (!result.ok) throw new Error("not imported");
    const { data, name } = result;
    expect(name).toBe("Ada Byron");
    expect(data.basics).toMatchObject({
      headline: "Analyst",
      location: "London, United Kingdom",
      website: { url: "https://ada.example.com" },
      customFields: [{ link: "https://blog.example.com" }],
    });
    expect(data.summary.content).toBe('<p>I count.</p><ul><li><p>with engines</p></li><li><p>with "care"</p></li></ul>');
    expect(data.sections.experience.items).toMatchObject([
      {
        company: "Analytical",
        position: "Lead",
        period: "Mar 2020 – Present",
        description: "<ul><li><p>a</p></li><li><p>b</p></li></ul>",
      },
      {
        company: "Old Co",
        period: "2017 – Spring of hope",
        dates: { start: "2017", end: null, present: false, raw: "2017 – Spring of hope" },
      },
    ]);
    expect(data.sections.education.items[0]).toMatchObject({
      school: "Academy",
      degree: "BSc",
      period: "2010 – 2014",
      description: "<p>Good</p><p>Chess</p>",
    });
    expect(data.sections.skills.items.map((item) => item.name)).toEqual(["Mathematics", "Poetry"]);
    expect(data.sections.languages.items.map((item) => item.level)).toEqual([5, 1]);
    expect(data.sections.certifications.items[0]).toMatchObject({ title: "Counting", issuer: "Guild", date: "Jun 2019" });
  });

  it("needs a profile, positions or education", () => {
    expect(read({ "Skills.csv": FILES["Skills.csv"] })).toEqual({ ok: false });
    expect(read({ "Education.csv": FILES["Education.csv"] })).toMatchObject({ ok: true, name: "Imported resume" });
  });

  it("rejects files that are not archives, broken ones, and ones that inflate too far", () => {
    expect(importFile("LINKEDIN", strToU8("no archive"), newId())).toEqual({ ok: false });
    expect(importFile("LINKEDIN", new Uint8Array(), newId())).toEqual({ ok: false });
    expect(read({ ...FILES, "Skills.csv": `Name\n${"a".repeat(6_000_000)}` })).toEqual({ ok: false });
    expect(read({ ...FILES, "Connections.csv": "a".repeat(6_000_000) })).toMatchObject({ ok: true });
  });

  it("stops early when a small archive inflates endlessly", () => {
    const bomb = zipSync({ "Profile.csv": new Uint8Array(100_000_000) });
    expect(bomb.length).toBeLessThan(250_000);
    const started = busyMs();
    expect(importFile("LINKEDIN", bomb, newId())).toEqual({ ok: false });
    expect(busyMs() - started).toBeLessThan(2500);
  });

  it("survives archives with any byte changed", () => {
    const good = archive(FILES);
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(good.length - 1), fc.nat(255)), { minLength: 1, maxLength: 5 }), (changes) => {
        const bytes = good.slice();
        for (const [index, value] of changes) bytes[index] = value;
        const result = importFile("LINKEDIN", bytes, newId());
        if (result.ok) expect(resumeDataSchema.safeParse(result.data).success).toBe(true);
      }),
    );
  });
});

const PDF = `Mara Lindqvist
Senior Gardener & Landscape Planner
mara.lindqvist@example.com | +44 20 7946 0123 | Leeds, United Kingdom | https://mara.example.com
SUMMARY
Gardener with twelve years of public parks and
private courtyards.
WORK EXPERIENCE
Head Gardener, Northfield Park Trust
Mar 2019 – Present
• Plan 40 hectares with a team of nine, and
cut water use by a third.
• Opened the walled garden to schools.
Old Mill Nurseries — Gardener Jun 2014 - Feb 2019
Leeds
• Raised 12,000 perennials a year.
EDUCATION
Royal College of Planting
Diploma in Horticulture (2012 – 2014)
SKILLS
Design: planting plans, AutoCAD
Soil science, Pruning
LANGUAGES
English (Native), Swedish – Fluent
CERTIFICATIONS
Arborist Level 3 2018`;

/** A page of plain lines below each other; the first one is large. */
const lines = (text: string): PdfPage[] => [
  {
    width: 595,
    height: 842,
    links: [],
    rules: [],
    runs: text.split("\n").map((line, index) => ({
      text: line,
      x: 50,
      y: 80 + index * 14 + (index > 0 ? 12 : 0),
      width: line.length * (index === 0 ? 11 : 5),
      size: index === 0 ? 22 : 10,
      font: "Plain",
      isBold: false,
      isItalic: false,
    })),
  },
];
const readPages = (layout: PdfPage[]) => readPdfFile({ layout, embedded: null }, newId());
const pdf = (text: string) => {
  const result = readPages(lines(text));
  if (!result.ok) throw new Error("not imported");
  const data = withUnplaced(result.reading, newId());
  return { data, name: nameOfImport(data) };
};

describe("importing the text of a PDF", () => {
  it("finds the person, the sections and their entries", () => {
    const { data, name } = pdf(PDF);
    expect(name).toBe("Mara Lindqvist");
    expect(data.basics).toMatchObject({
      headline: "Senior Gardener & Landscape Planner",
      email: "mara.lindqvist@example.com",
      phone: "+44 20 7946 0123",
      location: "Leeds, United Kingdom",
      website: { url: "https://mara.example.com" },
    });
    expect(data.summary.content).toBe("<p>Gardener with twelve years of public parks and private courtyards.</p>");
    expect(data.sections.experience.items).toMatchObject([
      { company: "Northfield Park Trust", position: "Head Gardener", period: "Mar 2019 – Present" },
      { company: "Old Mill Nurseries", position: "Gardener", period: "Jun 2014 – Feb 2019" },
    ]);
    expect(data.sections.experience.items[0]?.description).toBe(
      "<ul><li><p>Plan 40 hectares with a team of nine, and cut water use by a third.</p></li><li><p>Opened the walled garden to schools.</p></li></ul>",
    );
    expect(data.sections.education.items[0]).toMatchObject({
      school: "Royal College of Planting",
      degree: "Diploma",
      area: "Horticulture",
      period: "2012 – 2014",
    });
    expect(data.sections.skills.items.map(({ name: skill, keywords }) => [skill, keywords])).toEqual([
      ["Design", ["planting plans", "AutoCAD"]],
      ["Soil science", []],
      ["Pruning", []],
    ]);
    expect(data.sections.languages.items.map(({ language, level }) => [language, level])).toEqual([
      ["English", 5],
      ["Swedish", 4],
    ]);
    expect(data.sections.certifications.items[0]).toMatchObject({ title: "Arborist Level 3", date: "2018" });
  });

  it("loses no words", () => {
    const words = (text: string) => text.match(/[\p{L}\d]{4,}/gu) ?? [];
    const stored = new Set(words(resumeToPlainText(pdf(PDF).data).toLowerCase()));
    expect(
      words(PDF.toLowerCase()).filter((word) => !stored.has(word) && !["work", "summary", "experience"].includes(word)),
    ).toEqual([]);
  });

  it("reads our own plain text export", () => {
    const { data } = pdf(resumeToPlainText(sampleResumeData()).replaceAll("\n\n", "\n"));
    expect(data.basics).toMatchObject({ name: "Ilse Marwick", email: "ilse.marwick@example.com" });
    expect(data.sections.experience.items.map((item) => item.dates.start)).toEqual(
      expect.arrayContaining(["2022-03", "2017-09"]),
    );
    expect(data.sections.skills.items.length).toBeGreaterThanOrEqual(4);
  });

  it("knows headings of other languages", () => {
    const { data } = pdf(
      "Jana Beispiel\njana@example.com\nBerufserfahrung\nGärtnerei Sonne\nGärtnerin\nMärz 2019 – heute\nBildungsweg\nGartenbauschule\n2010 – 2012",
    );
    expect(data.sections.experience.items).toHaveLength(1);
    expect(data.sections.education.items[0]).toMatchObject({ school: "Gartenbauschule" });
  });

  it("rejects pages without text", () => {
    expect(readPages([])).toMatchObject({ ok: false, reason: "pictures-only" });
    expect(readPages(lines("Scan 1 / 2"))).toMatchObject({ ok: false, reason: "no-text" });
  });

  it("returns complete resume data for any lines", () => {
    const piece = fc.oneof(
      fc.string({ maxLength: 60 }),
      fc.constantFrom(
        "EXPERIENCE",
        "Skills:",
        "Mar 2020 – Present",
        "• did things",
        "a@b.example",
        "Education",
        "x".repeat(5000),
      ),
    );
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            text: piece,
            x: fc.double({ noNaN: true, min: -50, max: 650 }),
            y: fc.double({ noNaN: true, min: -50, max: 900 }),
            width: fc.double({ noNaN: true, min: 0, max: 600 }),
            size: fc.double({ noNaN: true, min: 0, max: 40 }),
            font: fc.constantFrom("Plain", "Plain-Bold"),
            isBold: fc.boolean(),
            isItalic: fc.boolean(),
          }),
          { maxLength: 60 },
        ),
        (runs) => {
          const result = readPages([{ width: 595, height: 842, links: [], rules: [], runs }]);
          if (!result.ok) return;
          const data = withUnplaced(result.reading, newId());
          expect(resumeDataSchema.safeParse(data).error?.issues).toBeUndefined();
        },
      ),
    );
  });
});
