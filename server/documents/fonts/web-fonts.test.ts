import { create } from "fontkit";
import { expect, test } from "vitest";
import type { ResumeData } from "@/contracts/model/resume/data";
import { sampleResumeData } from "@/domain/sample/resume";
import { webFont, webFontsOf } from "@/server/documents/fonts/web-fonts";

const inFamily = (body: string, heading = body): ResumeData => {
  const data = structuredClone(sampleResumeData());
  data.metadata.typography.body.fontFamily = body;
  data.metadata.typography.heading.fontFamily = heading;
  return data;
};

test("a face has the letters of the resume and its titles, and little else", async () => {
  const data = inFamily("IBM Plex Serif", "Inter");
  data.basics.name = "Łucja Ångström";
  const bytes = await webFont(data, "text");
  if (!bytes) throw new Error("no font");
  expect(bytes.length).toBeLessThan(40_000);
  const font = create(bytes);
  if (!("hasGlyphForCodePoint" in font)) throw new Error("a collection");
  for (const letter of "ŁÅöaZ–") expect(font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)).toBe(true);
  expect(font.hasGlyphForCodePoint("Ж".codePointAt(0) ?? 0)).toBe(false);
  expect(await webFont(data, "text")).toBe(bytes);
  expect(await webFont(data, "heading")).not.toEqual(bytes);
});

test("families that are not bundled and those of many thousand glyphs are left to the device", async () => {
  expect(await webFontsOf(inFamily("Harbour Grotesk"))).toEqual([]);
  expect(await webFontsOf(inFamily("Noto Sans JP"))).toEqual([]);
  expect(await webFont(inFamily("Noto Sans JP"), "text")).toBeNull();
  expect((await webFontsOf(inFamily("IBM Plex Serif"))).map(({ face }) => face)).toEqual(["text", "strong", "heading"]);
});
