import { expect, test } from "vitest";
import type { TextFont } from "@/server/platform/adapters/typesetter/text-font";
import type { TextObject } from "@/server/platform/adapters/typesetter/text-objects";
import { operatorsOf, type Piece } from "@/server/platform/adapters/typesetter/text-operators";

/** A font in which letters are 500 wide and code 9 is a mark without width. Codes it makes up are noted with their text and width. */
function font() {
  const made = new Map<number, { text: string; room: number }>();
  const make = (text: string, room: number) => {
    made.set(100 + made.size, { text, room });
    return 99 + made.size;
  };
  const width = (code: number) => made.get(code)?.room ?? (code === 9 ? 0 : 500);
  const each: TextFont = {
    text: () => undefined,
    width,
    alias: (code, text, room = width(code)) => make(text, room),
    silent: (_code, text) => ({ code: make(text, 0), unseen: false }),
    finish: () => {},
  };
  return { each, made };
}

const piece = (of: TextFont, text: string, kern: number, more: Partial<Piece> = {}): Piece => ({
  glyph: { font: of, code: 1, kern, rise: 0 },
  object: {} as TextObject,
  text,
  hidden: false,
  reversed: false,
  whole: null,
  ...more,
});

/** The offsets written between codes, in thousandths of the size; positive ones go back. */
const offsets = (operators: string): number[] => [...operators.matchAll(/>(-?[\d.]+)/g)].map(([, value]) => Number(value));

test.each([122, -122, 391])(
  "Arabic letters that a font kerns by %d are one word: the offset is part of the letter's width",
  (kern) => {
    const { each, made } = font();
    const line = operatorsOf([piece(each, "ي", kern, { reversed: true }), piece(each, "ر", 0, { reversed: true })], 0, 10);
    expect(offsets(line)).toEqual([]);
    expect([...made.values()][0]).toEqual({ text: "ي", room: 500 - kern });
  },
);

test("a small offset, a space and letters of other directions keep their offsets", () => {
  const { each } = font();
  const rtl = { reversed: true };
  expect(offsets(operatorsOf([piece(each, "ي", 60, rtl), piece(each, "ر", 0, rtl)], 0, 10))).toEqual([60]);
  expect(offsets(operatorsOf([piece(each, "ي", 122, rtl), piece(each, " ", 0, rtl)], 0, 10))).toEqual([122]);
  expect(offsets(operatorsOf([piece(each, "T", 122), piece(each, ".", 0)], 0, 10))).toEqual([122]);
});

test("text without its own glyph comes before a letter that begins further back, and after a mark that returns", () => {
  const { each } = font();
  // A half form whose sign is hidden behind it, and a letter that overlaps it by 63.
  const half = [piece(each, "स", 63), piece(each, "\u094d", 63, { hidden: true }), piece(each, "व", 0)];
  expect(operatorsOf(half, 0, 10)).toMatch(/^\[<0064>63<00650066>\]TJ/);
  // A mark is placed 95 further back and the next letter where the first one ended.
  const mark = piece(each, "े", -95, { glyph: { font: each, code: 9, kern: -95, rise: 0 } });
  expect(offsets(operatorsOf([piece(each, "प", 95), mark, piece(each, "श", 0)], 0, 10))).toEqual([]);
});
