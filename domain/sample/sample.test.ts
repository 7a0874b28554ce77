import { describe, expect, it } from "vitest";
import { fallbacks } from "@/contracts/model/fallback";
import { resumeDataInputSchema, resumeDataSchema } from "@/contracts/model/resume/data";
import { SECTION_KEYS } from "@/contracts/model/resume/sections/forms";
import { SECTIONS, sectionDefinition } from "@/contracts/model/resume/sections/registry";
import { defaultResumeData } from "@/domain/default-resume";
import { saveResumeData } from "@/domain/normalise/save";
import { sampleResumeData } from "@/domain/sample/resume";

describe("initial data of a resume", () => {
  it.each([
    ["the default", defaultResumeData({ name: "Ada" })],
    ["the sample", sampleResumeData()],
  ])("%s is complete, may be written, and saving changes nothing", (_, data) => {
    expect(resumeDataSchema.safeParse(data).error).toBeUndefined();
    expect(resumeDataInputSchema.safeParse(data).error).toBeUndefined();
    expect(saveResumeData(data)).toEqual(data);
  });

  it("has the defaults of the specification", () => {
    const { picture, metadata, basics } = defaultResumeData({ name: "Ada" });
    expect(basics.name).toBe("Ada");
    expect(picture).toMatchObject({
      size: 80,
      aspectRatio: 1,
      borderRadius: 0,
      borderWidth: 0,
      shadowWidth: 0,
      borderColor: "rgba(0, 0, 0, 0.5)",
    });
    const main = ["profiles", "summary", "education", "experience", "projects", "volunteer", "references"];
    const sidebar = ["skills", "certifications", "awards", "languages", "interests", "publications"];
    const { sidebarWidth, pages } = metadata.layout;
    expect(sidebarWidth).toBe(35);
    expect(pages).toHaveLength(1);
    expect(pages[0]?.fullWidth).toBe(false);
    // Sections that were added later are beside those of the specification.
    const specified = (ids: readonly string[] = []) => ids.filter((id) => [...main, ...sidebar].includes(id));
    expect(specified(pages[0]?.main)).toEqual(main);
    expect(specified(pages[0]?.sidebar)).toEqual(sidebar);
    expect(metadata.page).toMatchObject({
      format: "a4",
      gapX: 4,
      gapY: 6,
      marginX: 14,
      marginY: 12,
      locale: "en-US",
      hideSectionIcons: true,
    });
  });

  it("shows every section and every field of the sample", () => {
    const { sections } = sampleResumeData();
    for (const key of SECTION_KEYS) {
      const items: Record<string, unknown>[] = sections[key].items;
      expect(items.length).toBeGreaterThan(0);
      for (const { name } of sectionDefinition(key).fields) expect(items.some((item) => item[name] !== undefined)).toBe(true);
    }
    expect(sections.experience.items[0]).toMatchObject({
      period: "Mar 2022 – Present",
      dates: { start: "2022-03", present: true },
    });
    expect(sections.experience.items[1]?.roles[1]).toMatchObject({ dates: { start: "2017-09", end: "2019-12" } });
  });
});

describe("the registry of sections", () => {
  it("lists every field of every item for the forms, spelled correctly", () => {
    for (const key of SECTION_KEYS) {
      const { item, fields, datesText, mainField } = sectionDefinition(key);
      const expected = Object.keys(item.shape).filter((field) => !["id", "hidden", datesText].includes(field));
      expect([...fields.map((field) => field.name)].sort()).toEqual(expected.sort());
      expect(fields.some((field) => field.kind === "dates")).toBe(datesText !== null);
      expect(fields.map((field) => field.name)).toContain(mainField);
    }
  });

  it("has fallbacks that the fields themselves accept", () => {
    for (const key of SECTION_KEYS) {
      for (const field of Object.values(SECTIONS[key].item.shape)) {
        const fallback = fallbacks.get(field);
        if (fallback) expect(field.safeParse(fallback.value).success).toBe(true);
      }
    }
  });
});
