import fc from "fast-check";
import { expect, test } from "vitest";
import { pack, unpack } from "./packing";

test("packed data is restored exactly, with and without a dictionary", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme", maxLength: 5000 }),
      fc.option(fc.string({ maxLength: 50_000 }), { nil: null }),
      (text, dictionary) => {
        expect(unpack(pack(text, dictionary), dictionary)).toBe(text.toWellFormed());
      },
    ),
  );
});

test.each([10_000, 30_000, 200_000])(
  "two small changes to a document of %d bytes cost a small part of it, wherever they are",
  (size) => {
    const words = Array.from({ length: size / 5 }, (_, index) => `w${(index * 7919) % 3571}`).join(" ");
    const document = JSON.stringify({ text: words.slice(0, size) });
    const edited = document.replace("w7919", "a longer word at the beginning").replace(/w\d+"\}$/, 'the end"}');
    expect(pack(edited, document).length).toBeLessThan(size * 0.02);
    expect(unpack(pack(edited, document), document)).toBe(edited);
  },
);
