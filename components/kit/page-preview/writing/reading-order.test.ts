import { expect, test } from "vitest";
import { type Boxed, inReadingOrder } from "@/components/kit/page-preview/writing/reading-order";

/** Pieces of a line from left to right, each ten wide. */
const line = (top: number, ...texts: string[]): Boxed<string>[] =>
  texts.map((text, at) => ({ run: text, text, left: 10 * at, right: 10 * at + 10, top, bottom: top + 10 }));

const order = (pieces: Boxed<string>[]) => inReadingOrder(pieces).map(({ run }) => run);

test("text from left to right is read as it is drawn", () => {
  expect(order(line(0, "with ", "nine years", " of"))).toEqual(["with ", "nine years", " of"]);
});

test("a line from right to left is read from its right end, line by line", () => {
  const pieces = [...line(0, "ثالثا", "ثانيا", "أولا"), ...line(20, "خامسا", "رابعا")];
  expect(order(pieces)).toEqual(["أولا", "ثانيا", "ثالثا", "رابعا", "خامسا"]);
});

test("foreign words in it keep their own order, with the signs between them, and a full stop is last", () => {
  expect(order(line(0, ".", "Node", ", ", "React", " في ", "25", " مع"))).toEqual([
    " مع",
    "25",
    " في ",
    "Node",
    ", ",
    "React",
    ".",
  ]);
});
