import { describe, expect, test } from "vitest";
import { TEMPLATE_NAMES } from "@/contracts/model/resume/templates";
import { applyPatch } from "@/domain/patch/apply";
import { sampleResumeData } from "@/domain/sample/resume";
import { lookChange, lookOperations, withLook } from "@/typeset/apply-look";
import { FONT_FAMILIES } from "@/typeset/fonts/fonts";
import { LOOKS } from "@/typeset/looks";

type Rgb = readonly [number, number, number];

function channels(colour: string): Rgb {
  const [red = Number.NaN, green = Number.NaN, blue = Number.NaN] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return [red, green, blue];
}

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Rgb, other: Rgb): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

const mixed = (one: Rgb, share: number, other: Rgb): Rgb =>
  one.map((value, index) => value * share + (other[index] ?? 0) * (1 - share)) as unknown as Rgb;

/** The strongest tint that a template lays under text (`tinted-inks` and `tint` in the sources). */
const STRONGEST_TINT = 0.2;

const palettes = TEMPLATE_NAMES.flatMap((template) =>
  LOOKS[template].palettes.map((palette) => [`${template}, ${palette.name}`, palette.colors] as const),
);

test.each(palettes)("%s: text reaches 4.5:1 and marks 3:1 on paper and on tints", (_name, colors) => {
  const [primary, text, paper] = [colors.primary, colors.text, colors.background].map(channels) as [Rgb, Rgb, Rgb];
  for (const ground of [paper, mixed(primary, 0.12, paper)]) {
    expect(contrast(primary, ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(mixed(text, 0.72, ground), ground)).toBeGreaterThanOrEqual(4.5);
  }
  const tint = mixed(primary, STRONGEST_TINT, paper);
  expect(contrast(text, tint)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(primary, tint)).toBeGreaterThanOrEqual(3);
});

describe("the looks together", () => {
  const looks = TEMPLATE_NAMES.map((template) => LOOKS[template]);

  test("use bundled fonts in weights that these have", () => {
    for (const { typography } of looks)
      for (const { fontFamily, fontWeights } of [typography.body, typography.heading]) {
        const { weights = [] } = FONT_FAMILIES.get(fontFamily) ?? {};
        expect([fontFamily, weights]).toEqual([fontFamily, expect.arrayContaining(fontWeights.map(Number))]);
      }
  });

  test("have at least ten pairs of fonts, and a palette each that no other has", () => {
    const pairs = looks.map(({ typography }) => `${typography.heading.fontFamily} over ${typography.body.fontFamily}`);
    expect(new Set(pairs).size).toBeGreaterThanOrEqual(10);
    expect(new Set(looks.map(({ palettes: [own] }) => own.colors.primary)).size).toBe(looks.length);
  });

  test("name each palette of a template once", () => {
    for (const { palettes: all } of looks) expect(new Set(all.map(({ name }) => name.toLowerCase())).size).toBe(all.length);
  });
});

describe("applying a look", () => {
  const choice = { template: "leafish", palette: "lake" } as const;
  const applied = (input: Parameters<typeof lookChange>[0]) => {
    const change = lookChange(input);
    if (!change) throw new Error("There is no such palette.");
    return change;
  };

  test("gives the same document as its operations", () => {
    const data = sampleResumeData();
    const change = applied(choice);
    const patched = applyPatch(data, lookOperations(change));
    expect(patched).toEqual({ ok: true, data: { ...data, metadata: withLook(data.metadata, change) } });
    expect(withLook(data.metadata, change)).toMatchObject({
      template: "leafish",
      design: { colors: LOOKS.leafish.palettes[1].colors, level: LOOKS.leafish.level },
      typography: LOOKS.leafish.typography,
      page: { ...LOOKS.leafish.page, format: "a4", locale: "en-US" },
      layout: { sidebarWidth: 33, pages: data.metadata.layout.pages },
    });
  });

  test("keeps the fonts, colours or page that a document has", () => {
    const { metadata } = sampleResumeData();
    const stored = withLook(metadata, applied({ template: "leafish", keep: ["fonts", "colours", "page"] }));
    expect(stored).toEqual({ ...metadata, template: "leafish", design: { ...metadata.design, level: LOOKS.leafish.level } });
  });

  test("finds no palette that the template does not have", () => {
    expect(lookChange({ template: "onyx", palette: "Lake" })).toBeNull();
  });
});
