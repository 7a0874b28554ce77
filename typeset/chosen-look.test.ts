import { describe, expect, test } from "vitest";
import { TEMPLATE_NAMES } from "@/contracts/model/resume/templates";
import { defaultResumeData } from "@/domain/default-resume";
import { inLookOf, isInOwnLook, ownParts, paletteIndex } from "@/typeset/chosen-look";
import { LOOKS } from "@/typeset/looks";

const fresh = () => defaultResumeData({ name: "Ilse Marwick" }).metadata;

describe("choosing a template", () => {
  test("brings its whole look to a document without its own design, and that of the next one after it", () => {
    let metadata = fresh();
    expect(isInOwnLook(metadata)).toBe(false);
    for (const template of TEMPLATE_NAMES) {
      metadata = inLookOf(metadata, template);
      expect(metadata).toMatchObject({ template, typography: LOOKS[template].typography, page: LOOKS[template].page });
      expect([template, isInOwnLook(metadata), paletteIndex(metadata)]).toEqual([template, true, 0]);
    }
  });

  test("keeps an accent that the person chose, and takes the fonts", () => {
    const metadata = fresh();
    metadata.design.colors.primary = "rgba(1, 2, 3, 1)";
    expect(ownParts(metadata)).toEqual(["colours"]);
    const chosen = inLookOf(metadata, "ditto");
    expect(chosen.design.colors).toEqual(metadata.design.colors);
    expect(chosen.typography).toMatchObject(LOOKS.ditto.typography);
    expect([isInOwnLook(chosen), paletteIndex(chosen)]).toEqual([false, -1]);
  });

  test("keeps a typeface that the person chose until they ask for the whole look", () => {
    const metadata = fresh();
    metadata.typography.body = { ...metadata.typography.body, fontFamily: "Lora" };
    expect(ownParts(metadata)).toEqual(["fonts"]);
    const chosen = inLookOf(metadata, "ditto");
    expect(chosen.typography).toEqual(metadata.typography);
    expect(isInOwnLook(chosen)).toBe(false);
    expect(isInOwnLook(inLookOf(chosen, "ditto", []))).toBe(true);
  });
});
