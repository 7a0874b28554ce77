import { create } from "fontkit";
import { expect, test } from "vitest";
import { GAP_FONT, gapFont } from "@/typeset/fonts/gap-font";

const font = create(Buffer.from(gapFont()));
if (!("layout" in font)) throw new Error("The font of gaps is a collection.");

const glyphsOf = (text: string): number[] => font.layout(text).glyphs.map(({ id }) => id);

test("two spaces become one narrow glyph without ink, three a square one", () => {
  expect(font.postscriptName).toBe(GAP_FONT);
  expect(glyphsOf("  ")).toEqual([2]);
  expect(glyphsOf("   ")).toEqual([3]);
  expect(font.getGlyph(2).advanceWidth).toBe(font.unitsPerEm / 1000);
  expect(font.getGlyph(3).advanceWidth).toBe(font.unitsPerEm);
  for (const id of [1, 2, 3]) expect(font.getGlyph(id).path.commands).toEqual([]);
});

test("a gap hangs down from its base line, one size deep", () => {
  expect(font.descent).toBe(-font.unitsPerEm);
  expect(font.ascent).toBeLessThan(font.unitsPerEm / 100);
});

test("the file's tables add up", () => {
  const bytes = gapFont();
  const view = new DataView(bytes.buffer);
  for (let index = 0; index < view.getUint16(4); index++) {
    const record = 12 + index * 16;
    const [expected, at, length] = [view.getUint32(record + 4), view.getUint32(record + 8), view.getUint32(record + 12)];
    let sum = 0;
    for (let word = at; word < at + length; word += 4) sum = (sum + view.getUint32(word)) % 2 ** 32;
    expect(sum).toBe(expected);
  }
});
