import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ResumeData } from "@/contracts/model/resume/data";
import { TEMPLATE_NAMES, type TemplateName } from "@/contracts/model/resume/templates";
import { defaultResumeData } from "@/domain/default-resume";
import { normaliseResumeData } from "@/domain/normalise/resume";
import { printedText } from "@/typeset/content/printed-text";
import type { PrintedPage } from "@/typeset/layout/pages";
import { contentWidthPt } from "@/typeset/layout/style";
import { prepareResume } from "@/typeset/prepare";
import { TEMPLATES } from "@/typeset/templates";
import { fullResume, fullResumeWords } from "@/typeset/testing/full-resume";

const sample = (): ResumeData => normaliseResumeData(JSON.parse(readFileSync("domain/sample/resume-v5.json", "utf8")));
const pagesOf = (data: ResumeData) => (JSON.parse(prepareResume(data).data) as { pages: PrintedPage[] }).pages;
const idsOf = (pages: PrintedPage[]) =>
  pages.map(({ main, sidebar }) => [main.map(({ pointer }) => pointer), sidebar.map(({ pointer }) => pointer)]);
const textOf = (data: ResumeData) => printedText(prepareResume(data).data);

describe("a job", () => {
  test("is the same for the same resume and does not touch it", () => {
    const data = fullResume();
    const before = structuredClone(data);
    expect(prepareResume(data)).toEqual(prepareResume(structuredClone(before)));
    expect(data).toEqual(before);
  });

  test("holds every word of a full resume", () => {
    const text = textOf(fullResume()).replaceAll("\u200B", "");
    expect(fullResumeWords().filter((word) => !text.includes(word))).toEqual([]);
  });

  test("never carries a person's words in its source", () => {
    const data = fullResume();
    data.basics.name = '#panic("x")';
    expect(prepareResume(data).source).toBe('#import "/templates/onyx.typ": resume\n#resume\n');
  });

  test("a picture beside the name leaves room for words, whatever its size; above the name it may take the line", () => {
    const sizeIn = (template: TemplateName) => {
      const data = sample();
      data.metadata = { ...data.metadata, template };
      data.picture = { ...data.picture, url: "/uploads/a/pictures/1.jpeg", hidden: false, size: 512 };
      return { printed: JSON.parse(prepareResume(data).data).picture.size, line: contentWidthPt(data.metadata.page) };
    };
    for (const template of ["onyx", "lapras", "porygon"] as const) {
      const { printed, line } = sizeIn(template);
      expect(line - TEMPLATES[template].headerInsetPt - printed).toBeGreaterThan(120);
      expect(printed).toBeGreaterThan(line / 3);
    }
    const { printed, line } = sizeIn("kakuna");
    expect(printed).toBe(Math.min(512, line));
  });

  test("names fonts, icons and pictures instead of holding them", () => {
    const data = fullResume();
    data.picture.url = "/uploads/a/pictures/1.jpeg";
    data.metadata.design.level = { type: "icon", icon: "star" };
    const job = prepareResume(data);
    expect(job.images).toEqual([{ name: "picture", url: "/uploads/a/pictures/1.jpeg", widthPt: 80 }]);
    expect(job.icons).toEqual(expect.arrayContaining(["envelope", "phone", "github-logo", "briefcase", "star", "star-fill"]));
    expect(job.fonts).toContain("ibm-plex-serif/400Regular/IBMPlexSerif_400Regular.ttf");
    expect(job.notices).toEqual([]);
  });

  test("of the preview keeps its title while the name changes", () => {
    const titleOf = (name: string) =>
      JSON.parse(prepareResume({ ...sample(), basics: { ...sample().basics, name } }, { preview: true }).data).title;
    expect(titleOf("A")).toBe(titleOf("B"));
  });
});

describe("what is printed", () => {
  test("leaves out hidden sections, hidden items and drafts", () => {
    const data = fullResume();
    data.sections.awards.hidden = true;
    const [first, second] = data.sections.experience.items;
    if (first && second) {
      first.hidden = true;
      second.company = " ";
    }
    const text = textOf(data).split("\n");
    for (const word of ["AwardsTitle", "ExperienceCompany", "ExperiencePosition", "SecondExperiencePosition"])
      expect(text).not.toContain(word);
  });

  test("leaves out sections on no page, and empty ones", () => {
    const data = sample();
    data.metadata.layout.pages = [{ fullWidth: false, main: ["summary", "nowhere"], sidebar: ["skills"] }];
    data.sections.skills.items = [];
    expect(idsOf(pagesOf(data))).toEqual([[["/summary"], []]]);
  });

  test("prints a section once, at its first place", () => {
    const data = sample();
    data.metadata.layout.pages = [
      { fullWidth: false, main: ["summary"], sidebar: ["skills", "summary"] },
      { fullWidth: true, main: ["skills", "education"], sidebar: [] },
    ];
    expect(idsOf(pagesOf(data))).toEqual([
      [["/summary"], ["/sections/skills"]],
      [["/sections/education"], []],
    ]);
  });

  test("puts the sidebar after the main sections in one column", () => {
    const data = sample();
    data.metadata.template = "onyx";
    data.metadata.layout.pages = [{ fullWidth: false, main: ["summary"], sidebar: ["skills"] }];
    expect(idsOf(pagesOf(data))).toEqual([[["/summary", "/sections/skills"], []]]);
  });

  test("gives untitled sections the title of the language, unless headings are not shown", () => {
    const data = sample();
    data.metadata.page.locale = "de-DE";
    data.sections.skills.showHeading = false;
    const titles = pagesOf(data).flatMap(({ main, sidebar }) => [...main, ...sidebar].map(({ title }) => title));
    expect(titles).toContain("Berufserfahrung");
    expect(titles).toContain(null);
  });

  test("prints dates as the page wants them, from the dates and not from their old text", () => {
    const data = sample();
    const [job] = data.sections.experience.items;
    if (job) Object.assign(job, { period: "stale", dates: { start: "2022-03", end: null, present: true } });
    data.metadata.page.dateFormat = "iso";
    expect(textOf(data)).toContain("2022-03 – Present");
    expect(textOf(data)).not.toContain("stale");
  });

  test("has no icons where they are switched off, and none for `none`", () => {
    const data = fullResume();
    data.metadata.page.hideIcons = true;
    data.metadata.page.hideSectionIcons = true;
    expect(prepareResume(data).icons).toEqual([]);
    data.metadata.page.hideSectionIcons = false;
    data.sections.experience.icon = "none";
    data.customSections = [];
    expect(prepareResume(data).icons).not.toContain("briefcase");
  });

  test("sets inline skills in one column", () => {
    const data = sample();
    Object.assign(data.sections.skills, { layout: "inline", columns: 3 });
    const skills = pagesOf(data)
      .flatMap(({ sidebar }) => sidebar)
      .find(({ kind }) => kind === "skills");
    expect(skills).toMatchObject({ running: true, columns: 1 });
  });
});

describe("templates", () => {
  test.each(TEMPLATE_NAMES)("%s prints from its own source", (name) => {
    const job = prepareResume({ ...sample(), metadata: { ...sample().metadata, template: name } });
    expect(job).toMatchObject({ template: name, notices: [] });
    expect(job.source).toContain(`"/templates/${name}.typ"`);
  });

  test("put the sidebar on the chosen side, mirrored by default for right-to-left languages", () => {
    const sideOf = (change: (data: ResumeData) => void) => {
      const data = sample();
      change(data);
      return JSON.parse(prepareResume(data).data).sidebar.side;
    };
    expect(sideOf(() => {})).toBe("left");
    expect(sideOf((data) => Object.assign(data.metadata.page, { locale: "ar" }))).toBe("right");
    expect(sideOf((data) => Object.assign(data.metadata.layout, { sidebarSide: "right" }))).toBe("right");
  });

  test("print an unknown family as the fallback and say so", () => {
    const data = sample();
    data.metadata.typography.body.fontFamily = "Wingdings Pro";
    expect(prepareResume(data).notices).toContainEqual({
      code: "FONT_UNKNOWN",
      family: "Wingdings Pro",
      printed: "IBM Plex Serif",
    });
  });
});

test("any text anywhere gives a job whose data can be read", () => {
  const text = fc.string({ unit: "binary", maxLength: 60 });
  fc.assert(
    fc.property(text, text, text, (name, html, link) => {
      const base = defaultResumeData({ name });
      const data = {
        ...base,
        summary: { ...base.summary, content: html, title: name },
        basics: { ...base.basics, headline: html, email: link, phone: html, website: { url: link, label: html } },
      };
      const job = prepareResume(data);
      expect(() => JSON.parse(job.data)).not.toThrow();
      expect(job.data.isWellFormed()).toBe(true);
      for (const [, href = ""] of job.data.matchAll(/"href":"([^"]*)"/g)) expect(href).toMatch(/^(https?|mailto|tel):/i);
    }),
    { numRuns: 300 },
  );
});
