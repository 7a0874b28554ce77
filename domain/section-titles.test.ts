import { describe, expect, it } from "vitest";
import { SECTION_KEYS } from "@/contracts/model/resume/sections/forms";
import { sectionTitle, type TitledSection } from "@/domain/section-titles";

const LOCALES =
  "en-US de-DE fr-FR es it pt-BR nl pl tr vi el ru uk ja-JP zh-CN zh-TW ko ar he fa th hi sv da nb no fi cs hu ro bg ca et hr id lt lv ms sk sl sr".split(
    " ",
  );
const KINDS: TitledSection[] = ["summary", ...SECTION_KEYS, "cover-letter"];

describe("headings of sections", () => {
  it("exist for every section in every language, and differ within one language", () => {
    for (const locale of LOCALES) {
      const titles = KINDS.map((kind) => sectionTitle(kind, locale));
      expect(titles.filter((title) => title.trim() === "")).toEqual([]);
      expect(new Set(titles).size).toBe(KINDS.length);
    }
  });

  it("follow script and region, and fall back to English", () => {
    expect(sectionTitle("experience", "zh-CN")).toBe("工作经历");
    expect(sectionTitle("experience", "zh-HK")).toBe("工作經歷");
    expect(sectionTitle("experience", "zh-Hant-CN")).toBe("工作經歷");
    expect(sectionTitle("experience", "nn-NO")).toBe("Arbeidserfaring");
    expect(sectionTitle("experience", "xx")).toBe("Experience");
    expect(sectionTitle("experience", "no tag at all")).toBe("Experience");
  });
});
