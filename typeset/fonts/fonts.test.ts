import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { covers, fontCoverage, fontsWithSpares, missingCharacters } from "@/typeset/fonts/coverage";
import { exceptFor, fontFallbacksFor } from "@/typeset/fonts/font-fallbacks";
import {
  allFontFiles,
  FALLBACK_FAMILY,
  FONT_FAMILIES,
  type FontFamily,
  fontFamily,
  fontFile,
  nearestWeight,
  SIGN_FAMILIES,
} from "@/typeset/fonts/fonts";
import { type Script, WHOLE_SCRIPTS } from "@/typeset/fonts/scripts";

const packages = "node_modules/@expo-google-fonts";
const named = (name: string): FontFamily => {
  const family = fontFamily(name);
  if (!family) throw new Error(`${name} is not registered`);
  return family;
};
const coverageOf = (file: string) => fontCoverage(readFileSync(join(packages, file)));
const names = (families: FontFamily[]) => families.map(({ name }) => name);
const neededFor = (family: string, text: string, locale = "en-US") => names(fontFallbacksFor(named(family), text, locale).needed);

const SAMPLES: Record<Script, string> = {
  latin: "Résumé, façade, Größe, año",
  "latin-extended": "Łódź, Şule, Ğ, ț, Žižek",
  vietnamese: `ƠơƯư${String.fromCodePoint(...Array.from({ length: 0x1efa - 0x1ea0 }, (_, index) => 0x1ea0 + index))}`,
  greek: "Καλημέρα",
  cyrillic: "Привіт, Здравствуйте",
  arabic: "مرحبا بكم، پارسی گچژ ٠١٢٣ ۴۵۶",
  hebrew: "שלום בן־צוק בע״מ",
  devanagari: "नमस्ते हिन्दी। सॉफ़्टवेयर ०१२",
  thai: "สวัสดีน้ำใจ ๑๒๓",
  kana: "ひらがな・カタカナー",
  hangul: "한국어 경력",
  han: "「人工」、。（工学）",
};

describe("the registry of fonts", () => {
  test("holds at least forty families, the fallback among them, all with their own package", () => {
    expect(FONT_FAMILIES.size).toBeGreaterThanOrEqual(40);
    expect(FONT_FAMILIES.has(FALLBACK_FAMILY)).toBe(true);
    const dependencies = Object.keys(JSON.parse(readFileSync("package.json", "utf8")).dependencies);
    const slugs = [...FONT_FAMILIES.values(), ...SIGN_FAMILIES.values()].map(({ slug }) => `@expo-google-fonts/${slug}`);
    expect(dependencies.filter((name) => name.startsWith("@expo-google-fonts/")).sort()).toEqual(slugs.sort());
  });

  test("names only files that exist", () => {
    expect(allFontFiles().filter((file) => !existsSync(join(packages, file)))).toEqual([]);
  });

  test.each([...FONT_FAMILIES.values()])("$name covers the scripts it declares, and no more", (family) => {
    const coverage = coverageOf(fontFile(family, 400, false));
    for (const [script, sample] of Object.entries(SAMPLES) as [Script, string][]) {
      const complete = missingCharacters(sample, [coverage]).length === 0;
      const says = family.scripts.includes(script);
      // A family may have more of the scripts that one family prints whole: it is not used for them.
      if (says || !WHOLE_SCRIPTS.has(script)) expect({ script, complete }).toEqual({ script, complete: says });
    }
  });

  test("every family and its licence are named in the documentation", () => {
    const text = readFileSync("docs/fonts.md", "utf8");
    const missing = [...FONT_FAMILIES.values(), ...SIGN_FAMILIES.values()].filter(
      ({ name, slug }) => !text.includes(`| ${name} | \`@expo-google-fonts/${slug}\` | `),
    );
    expect(names(missing)).toEqual([]);
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
});

describe("font fallbacks", () => {
  test("are fallbacks of a family only for characters that it lacks", () => {
    expect(neededFor("IBM Plex Serif", "plain")).toEqual([]);
    expect(neededFor("IBM Plex Serif", "Καλημέρα")).toEqual(["Noto Serif"]);
    expect(neededFor("Lato", "Łódź")).toEqual(["Noto Sans"]);
    expect(neededFor("Noto Sans", "Καλημέρα")).toEqual([]);
    expect(fontFallbacksFor(named("Inter"), "Größe", "de-DE").spare).toEqual([]);
  });

  test("write each script in the kind of the family", () => {
    expect(neededFor("Lora", "مرحبا")).toEqual(["Amiri"]);
    expect(neededFor("Inter", "مرحبا")).toEqual(["Vazirmatn"]);
    expect(neededFor("Lora", "नमस्ते")).toEqual(["Noto Serif Devanagari"]);
    expect(neededFor("Vazirmatn", "مرحبا")).toEqual([]);
  });

  test.each([
    ["zh-CN", "Noto Sans SC"],
    ["zh-Hans", "Noto Sans SC"],
    ["zh-TW", "Noto Sans TC"],
    ["zh-Hant", "Noto Sans TC"],
    ["zh-HK", "Noto Sans TC"],
    ["ja", "Noto Sans JP"],
    ["ko-KR", "Noto Sans KR"],
  ])("print Chinese characters of %s as that language writes them, the others in reserve", (locale, family) => {
    const { needed, spare } = fontFallbacksFor(named("Inter"), "直接 work", locale);
    expect(names(needed)).toEqual([family]);
    expect(names(spare)).toEqual(expect.arrayContaining(["Noto Sans SC", "Noto Sans TC"].filter((name) => name !== family)));
  });

  test("go by the letters beside Chinese characters in a document of another language", () => {
    expect(neededFor("Inter", "東京で働く")).toEqual(["Noto Sans JP"]);
    expect(neededFor("Inter", "서울 大學")).toEqual(["Noto Sans KR"]);
  });

  test("keep a family from a script it has but is not trusted with", () => {
    const inside = exceptFor(named("Noto Sans"), "नमस्ते", "en-GB");
    expect(new RegExp(`[${inside}]`, "u").test("न")).toBe(true);
    expect(new RegExp(`[${inside}]`, "u").test("n")).toBe(false);
    expect(exceptFor(named("Noto Sans Devanagari"), "नमस्ते", "hi-IN")).toBe("");
  });
});

describe("spare fonts", () => {
  const regular = fontFile(named("Inter"), 400, false);
  const spares = [...SIGN_FAMILIES.values()].map((each) => [fontFile(each, 400, false)]);

  test("are loaded only as far as a text needs them", async () => {
    const requests: string[] = [];
    const load = (file: string) => {
      requests.push(file);
      return coverageOf(file);
    };
    expect(await fontsWithSpares("plain", [regular], spares, load)).toEqual({ fonts: [regular], missing: [] });
    expect(requests).toEqual([regular]);
    expect(await fontsWithSpares("🦊\uA015", [regular], spares, load)).toEqual({
      fonts: [regular, ...(spares[0] ?? [])],
      missing: ["\uA015"],
    });
  });
});

describe("the coverage of a font", () => {
  const coverage = coverageOf(fontFile(named("Inter"), 400, false));

  test("knows its characters", () => {
    expect(covers(coverage, 0x41)).toBe(true);
    expect(covers(coverage, 0x1f98a)).toBe(false);
  });

  test("names each missing character once and leaves out what has no glyph of its own", () => {
    expect(missingCharacters("a🦊b🦊\u200D\uFE0F\u00AD \n☃", [coverage])).toEqual(["🦊", "☃"]);
  });

  test("is empty for bytes that are no font", () => {
    expect(fontCoverage(new Uint8Array(64))).toEqual([]);
  });
});
