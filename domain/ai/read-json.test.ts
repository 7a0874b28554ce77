import fc from "fast-check";
import { expect, test } from "vitest";
import { readJson } from "./read-json";

test.each([
  ["alone", '{"a":1}'],
  ["in a fence", 'Here you are:\n```json\n{"a":1}\n```\nAnything else?'],
  ["in a fence that is not closed", '```json\n{"a":1}'],
  ["between words", 'Sure! {"a":1} I hope that helps {not json}.'],
  ["with a comma too many", '{"a":1,}'],
])("JSON is found %s", (_name, answer) => expect(readJson(answer)).toEqual({ a: 1 }));

test("brackets and commas in strings stay as they are", () => {
  expect(readJson('x {"a":"}, ]\\"","b":[1,],} y')).toEqual({ a: '}, ]"', b: [1] });
});

test.each(["", "no", "{", '{"a":', "42", '"text"', "[1, 2"])("%j holds none", (answer) =>
  expect(readJson(answer)).toBeUndefined(),
);

test("whatever was written as JSON is read as it was, with words around it", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
      const text = JSON.stringify(value);
      expect(readJson(`Well: ${text} That is it.`)).toEqual(JSON.parse(text));
    }),
  );
});

test("an answer of opening brackets only counts as one without JSON", () => {
  expect(readJson("[".repeat(200_000))).toBeUndefined();
  expect(readJson('{"a":'.repeat(50_000))).toBeUndefined();
});
