import { describe, expect, test } from "vitest";
import { hexColour } from "@/domain/colours";
import { withBreaks } from "@/typeset/content/line-breaks";
import { linkTarget, mailTarget, phoneTarget } from "@/typeset/content/links";
import { printedLocale } from "@/typeset/content/locale";
import { lineText, plainText } from "@/typeset/content/plain-text";

describe("plain text", () => {
  test("is well formed, in one line, without control characters", () => {
    expect(plainText("a\uD800b")).toBe("a\uFFFDb");
    expect(plainText("a\u0000b\u0007c")).toBe("abc");
    expect(plainText("a \n\t b\u2028c")).toBe("a b c");
    expect(lineText("  a  ")).toBe("a");
  });

  test("keeps spaces that must not break and letters of every script", () => {
    expect(plainText("10\u00A0km – שלום 日本 🦊")).toBe("10\u00A0km – שלום 日本 🦊");
  });
});

describe("breaks", () => {
  const joints = (text: string) => text.split("\u200B");

  test("are added only to words that are wider than their column", () => {
    expect(withBreaks("A few ordinary words", 20)).toBe("A few ordinary words");
    expect(joints(withBreaks("x".repeat(100), 20)).length).toBeGreaterThan(10);
    expect(joints(withBreaks(`short ${"x".repeat(100)} short`, 20))[0]).toMatch(/^short /);
  });

  test("come after the joints of an address", () => {
    expect(joints(withBreaks("https://example.com/path/to/somewhere/far", 10))).toContain("path/");
  });

  test("leave the text as it is when they are taken out, and links and pointers alone", () => {
    const value = {
      pointer: "/sections/experience/items/#0123456789012345678901234567890",
      href: "https://example.com/0123456789",
      text: "0123456789".repeat(5),
    };
    const broken = withBreaks(value, 3);
    expect(broken.text).not.toBe(value.text);
    expect({ ...broken, text: broken.text.replaceAll("\u200B", "") }).toEqual(value);
  });
});

describe("link targets", () => {
  test.each([
    ["https://example.com/a?b=c#d", "https://example.com/a?b=c#d"],
    ["http://example.com", "http://example.com"],
    ["mailto:a@example.com", "mailto:a@example.com"],
    ["tel:+4930", "tel:+4930"],
    ["https://bücher.example/ä", "https://xn--bcher-kva.example/%C3%A4"],
  ])("%s leads to %s", (url, target) => expect(linkTarget(url)).toBe(target));

  test.each([
    "",
    "  ",
    "example.com",
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "data:text/html,x",
    "file:///etc/passwd",
    "//example.com",
    `https://example.com/${"x".repeat(5000)}`,
  ])("%s leads nowhere", (url) => expect(linkTarget(url)).toBeNull());

  test("are made of addresses and numbers that look like ones", () => {
    expect(mailTarget("ada@example.com")).toBe("mailto:ada@example.com");
    expect(mailTarget("ada at example")).toBeNull();
    expect(phoneTarget("+49 (30) 555-0199")).toBe("tel:+49305550199");
    expect(phoneTarget("ask me")).toBeNull();
  });
});

describe("colours", () => {
  test.each([
    ["rgba(220, 38, 38, 1)", "#dc2626"],
    ["rgba(0, 0, 0, 0.5)", "#00000080"],
    ["rgb(1 2 3)", "#010203"],
    ["rgba(300, -1, 0, 1)", "#fallback"],
    ["#AbC", "#abc"],
    ["red; evil", "#fallback"],
  ])("%s is %s", (colour, hex) => expect(hexColour(colour, "#fallback")).toBe(hex));
});

describe("locales", () => {
  test.each([
    ["en-US", { lang: "en", region: "US", dir: "ltr" }],
    ["de", { lang: "de", region: null, dir: "ltr" }],
    ["zh-Hant-TW", { lang: "zh", region: "TW", dir: "ltr" }],
    ["ar-EG", { lang: "ar", region: "EG", dir: "rtl" }],
    ["klingonian", { lang: "en", region: null, dir: "ltr" }],
  ] as const)("%s", (tag, locale) => expect(printedLocale(tag)).toEqual(locale));
});
