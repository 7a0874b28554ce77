import { expect, test } from "vitest";
import en from "@/messages/en.json";
import { allTexts, droppedPlaceholders, textsWith } from "./interface-texts";

test("every text of the interface is found by its words, in any case and order", () => {
  const texts = allTexts(en);
  expect(texts.length).toBeGreaterThan(4000);
  expect(textsWith(texts, ["texts", "suggested"])[0]).toEqual({ key: "admin.texts.title", text: en.admin.texts.title });
  expect(textsWith(texts, [])).toEqual([]);
});

test("a key names where its text is", () => {
  for (const { key, text } of allTexts(en)) {
    const found = key.split(".").reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], en);
    expect(found).toBe(text);
  }
});

test("placeholders that a suggestion drops are named, words within a plural are not", () => {
  expect(droppedPlaceholders("Valid until {date}", "Valid till {date}")).toEqual([]);
  expect(droppedPlaceholders("by {actor} on {date}", "on {date}")).toEqual(["{actor}"]);
  expect(droppedPlaceholders("{count, plural, one {# page} other {# pages}}", "some pages")).toEqual(["{count}"]);
  const nested = "{kind, select, letter {letter} other {resume of {name}}}";
  expect(droppedPlaceholders(nested, "document")).toEqual(["{kind}", "{name}"]);
});
