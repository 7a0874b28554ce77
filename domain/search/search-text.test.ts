import fc from "fast-check";
import { expect, test } from "vitest";
import { searchText, searchWords } from "./search-text";

const finds = (text: string, query: string) => searchWords(query).every((word) => searchText(text).includes(word));

test.each([
  ["Led the Müller account", "MULLER"],
  ["Straßenbau in Zürich", "strassenbau zurich"],
  ["ＡＢＣ株式会社の営業", "abc 営業"],
  ["Вёл проект", "вел"],
  ["Σχεδιαστής", "σχεδιαστης"],
  ["שָׁלוֹם", "שלום"],
  ["مُدِيرٌ", "مدير"],
  ["한국어 강의", "강의"],
])("“%s” is found by “%s”", (text, query) => expect(finds(text, query)).toBe(true));

test("marks that make another letter are significant in Japanese and Hindi", () => {
  expect(finds("がくせい", "かくせい")).toBe(false);
  expect(finds("कि", "की")).toBe(false);
});

test("a text is found by itself, in either case", () => {
  fc.assert(fc.property(fc.string({ unit: "grapheme" }), (text) => finds(text, text) && finds(text, text.normalize("NFC"))));
});
