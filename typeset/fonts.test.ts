import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { covers, fontCoverage, missingCharacters } from "@/typeset/coverage";
import {
  allFontFiles,
  FALLBACK_FAMILY,
  FONT_FAMILIES,
  type FontFamily,
  fontFamily,
  fontFile,
  lendersFor,
  nearestWeight,
} from "@/typeset/fonts";

const packages = "node_modules/@expo-google-fonts";
const named = (name: string): FontFamily => {
  const family = fontFamily(name);
  if (!family) throw new Error(`${name} is not registered`);
  return family;
};

const SAMPLES = {
  latin: "Résumé, façade, Größe, año",
  "latin-extended": "Łódź, Şule, Ğ, ț, Žižek",
  vietnamese: `ƠơƯư${String.fromCodePoint(...Array.from({ length: 0x1efa - 0x1ea0 }, (_, index) => 0x1ea0 + index))}`,
  greek: "Καλημέρα",
  cyrillic: "Привіт, Здравствуйте",
};

describe("the registry of fonts", () => {
  test("holds at least twelve families, the fallback among them, all with their own package", () => {
    expect(FONT_FAMILIES.size).toBeGreaterThanOrEqual(12);
    expect(FONT_FAMILIES.has(FALLBACK_FAMILY)).toBe(true);
    const dependencies = Object.keys(JSON.parse(readFileSync("package.json", "utf8")).dependencies);
    for (const { slug } of FONT_FAMILIES.values()) expect(dependencies).toContain(`@expo-google-fonts/${slug}`);
  });

  test("names only files that exist", () => {
    expect(allFontFiles().filter((file) => !existsSync(join(packages, file)))).toEqual([]);
  });

  test.each([...FONT_FAMILIES.values()])("$name covers the scripts it says it covers, and no more", (family) => {
    const coverage = fontCoverage(readFileSync(join(packages, fontFile(family, 400, false))));
    for (const [script, sample] of Object.entries(SAMPLES)) {
      const missing = missingCharacters(sample, [coverage]);
      const says = family.scripts.some((each) => each === script);
      expect({ script, complete: missing.length === 0 }).toEqual({ script, complete: says });
    }
  });

  test("finds a family whatever its case, and none for a stranger", () => {
    expect(fontFamily(" ibm plex serif ")?.name).toBe("IBM Plex Serif");
    expect(fontFamily("Comic Neue")).toBeUndefined();
  });

  test("takes the nearest weight, the bolder of two", () => {
    expect(nearestWeight(named("Lato"), 500)).toBe(400);
    expect(nearestWeight(named("Lato"), 600)).toBe(700);
    expect(nearestWeight(named("Lato"), 200)).toBe(300);
    expect(nearestWeight(named("EB Garamond"), 100)).toBe(400);
  });

  test("lends a family only for characters that the first one lacks", () => {
    expect(lendersFor(named("IBM Plex Serif"), "plain")).toEqual([]);
    expect(lendersFor(named("IBM Plex Serif"), "Καλημέρα").map(({ name }) => name)).toEqual(["Noto Serif"]);
    expect(lendersFor(named("Lato"), "Łódź").map(({ name }) => name)).toEqual(["Noto Sans"]);
    expect(lendersFor(named("Noto Sans"), "Καλημέρα")).toEqual([]);
  });
});

describe("the coverage of a font", () => {
  const coverage = fontCoverage(readFileSync(join(packages, fontFile(named("Inter"), 400, false))));

  test("knows its characters", () => {
    expect(covers(coverage, 0x41)).toBe(true);
    expect(covers(coverage, 0x1f98a)).toBe(false);
  });

  test("names each missing character once and leaves out what has no picture of its own", () => {
    expect(missingCharacters("a🦊b🦊\u200D\uFE0F\u00AD \n☃", [coverage])).toEqual(["🦊", "☃"]);
  });

  test("is empty for bytes that are no font", () => {
    expect(fontCoverage(new Uint8Array(64))).toEqual([]);
  });
});
