import { describe, expect, test } from "vitest";
import { inCapitals, printedLocale } from "@/typeset/content/locale";

describe("capitals", () => {
  test.each([
    ["deneyim", "tr-TR", "DENEYİM"],
    ["Experience in Irish pubs", "en-GB", "EXPERIENCE IN IRISH PUBS"],
    ["Εργασιακή εμπειρία", "el-GR", "ΕΡΓΑΣΙΑΚΗ ΕΜΠΕΙΡΙΑ"],
    ["Straße", "de-DE", "STRASSE"],
    ["職歴", "ja-JP", "職歴"],
    ["გამოცდილება", "ka-GE", "გამოცდილება"],
    ["skills", "not a language", "SKILLS"],
  ])("of %j in %s are %j", (text, tag, capitals) => expect(inCapitals(text, tag)).toBe(capitals));
});

test("a language is read from any tag, and English replaces invalid ones", () => {
  expect(printedLocale("pt-BR")).toEqual({ lang: "pt", region: "BR", dir: "ltr" });
  expect(printedLocale("ar")).toEqual({ lang: "ar", region: null, dir: "rtl" });
  expect(printedLocale("!")).toEqual({ lang: "en", region: null, dir: "ltr" });
});
