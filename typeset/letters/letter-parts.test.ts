import { describe, expect, it } from "vitest";
import type { PageFormat } from "@/contracts/model/resume/design-choices";
import { printedRichText } from "@/typeset/content/rich-text";
import { runningHeader } from "@/typeset/layout/running-header";
import { letterGeometry } from "@/typeset/letters/letter-geometry";
import { letterParts, partedSignOff } from "@/typeset/letters/letter-parts";
import { sampleLetter } from "@/typeset/testing/letters";

const page = (locale: string, format: PageFormat = "a4") => ({
  ...sampleLetter("onyx", "en-GB").style.metadata.page,
  locale,
  format,
});

describe("the layout of a letter", () => {
  it.each([
    ["en-US", "a4", "block"],
    ["fr-CA", "letter", "block"],
    ["en", "letter", "block"],
    ["en", "a4", "british"],
    ["en-IN", "a4", "british"],
    ["fr-BE", "a4", "french"],
    ["de-AT", "a4", "din5008"],
    ["de-CH", "a4", "din5008"],
    ["pl-PL", "a4", "international"],
    ["he-IL", "a4", "international"],
  ] as const)("follows %s on %s: %s", (locale, format, name) => {
    expect(letterGeometry(page(locale, format), false).geometry.name).toBe(name);
    expect(letterGeometry(page(locale, format), true).geometry.name).toBe("freeform");
  });
});

describe("a sign-off", () => {
  const parted = (html: string, sender = "Ada Byron") => {
    const { closing, signed } = partedSignOff(printedRichText(html), sender);
    const text = (blocks: typeof closing) => blocks.map((block) => ("c" in block ? block.c.join("") : ""));
    return [text(closing), text(signed)];
  };
  it.each([
    ["<p>Kind regards,<br>Ada Byron</p>", ["Kind regards,"], ["Ada Byron"]],
    ["<p>Kind regards,</p><p>Ada</p><p>Engineer</p>", ["Kind regards,"], ["Ada", "Engineer"]],
    ["<p>Thank you.<br>Kind regards,<br>Ada Byron<br>Engineer</p>", ["Thank you.", "Kind regards,"], ["Ada Byron", "Engineer"]],
    ["<p>Kind regards,</p>", ["Kind regards,"], []],
    ["", [], []],
  ])("%s is signed between phrase and name", (html, closing, signed) => {
    expect(parted(html)).toEqual([closing, signed]);
  });
});

describe("the date", () => {
  const date = (locale: string, location: string) => {
    const letter = sampleLetter("onyx", "fr-FR", { page: { locale } });
    letter.style.basics.location = location;
    return letterParts(letter, letterGeometry(letter.style.metadata.page, false).geometry).date?.text;
  };
  it.each([
    ["fr-FR", "Lyon, France", "Lyon, le 1er mars 2026"],
    ["fr-FR", "12 rue du Port, Lyon", "Le 1er mars 2026"],
    ["es-ES", "Madrid, España", "Madrid, 1 de marzo de 2026"],
    ["de-DE", "Lübeck", "1. März 2026"],
    ["fr-CA", "Montréal", "1 mars 2026"],
  ])("in %s from %s reads %s", (locale, location, text) => {
    expect(date(locale, location)).toBe(text);
  });
});

describe("the running header", () => {
  it("counts in the digits of the language and country, and shortens a long name", () => {
    expect(runningHeader("Ada", "fa-IR").digits).toBe("۰۱۲۳۴۵۶۷۸۹");
    expect(runningHeader("Ada", "ar-EG").digits).toBe("٠١٢٣٤٥٦٧٨٩");
    expect(runningHeader("Ada", "ar-MA").digits).toBeNull();
    expect(runningHeader("Ada", "de").digits).toBeNull();
    expect([...runningHeader("n".repeat(200), "de").name]).toHaveLength(60);
  });
});
