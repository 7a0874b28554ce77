import { expect, test } from "vitest";
import { KnownParts } from "./known-parts";

const partsOf = () => {
  const parts = new KnownParts<string>();
  let made = 0;
  const get = (text: string, thisYear = 2026, isGrouped = false) =>
    parts.get({ id: `of ${made}`, text, isGrouped }, thisYear, () => `${text.slice(0, 8)} ${++made}`);
  return { get, made: () => made };
};

test("the same text is taken apart once, whichever source has it", () => {
  const { get, made } = partsOf();
  expect(get("Baker, 2010")).toBe(get("Baker, 2010"));
  expect(made()).toBe(1);
});

test("another year, and other entries, are another part", () => {
  const { get } = partsOf();
  const all = [get("Baker, 2010"), get("Baker, 2010", 2027), get("Baker, 2010", 2026, true), get("Cook, 2010")];
  expect(new Set(all).size).toBe(4);
});

test("what was not used for the longest time is forgotten when there is too much", () => {
  const { get, made } = partsOf();
  const long = (name: string) => name + "x".repeat(150_000);
  for (const name of ["first", "second"]) get(long(name));
  get(long("first"));
  get(long("third"));
  expect(made()).toBe(3);
  get(long("first"));
  expect(made()).toBe(3);
  get(long("second"));
  expect(made()).toBe(4);
});
