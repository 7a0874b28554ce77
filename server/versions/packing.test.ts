import fc from "fast-check";
import { expect, test } from "vitest";
import { pack, unpack } from "./packing";

test("what is packed comes back to the letter, with and without a dictionary", () => {
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

test("a small change to a 30 kB document costs less than a kilobyte", () => {
  const words = Array.from({ length: 4000 }, (_, index) => `w${(index * 7919) % 3571}`).join(" ");
  const document = JSON.stringify({ text: words.slice(0, 30_000) });
  const edited = document.replace("w1", "changed");
  expect(pack(edited, document).length).toBeLessThan(1000);
});
