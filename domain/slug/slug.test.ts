import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isSlug, nextFreeSlug, slugForm, slugFromName } from "@/domain/slug/slug";

describe("addresses", () => {
  it.each([
    ["Senior Engineer (2026)", "senior-engineer-2026"],
    ["Zoë Müller-Weiß", "zoe-muller-weiss"],
    ["Łukasz Żółć", "lukasz-zolc"],
    ["Đặng Thị Hồng", "dang-thi-hong"],
    ["Çağrı Işık", "cagri-isik"],
    ["Иван Щедрин", "ivan-shchedrin"],
    ["Йордан", "iordan"],
    ["Άλφα Ωμέγα", "alfa-omega"],
    ["O’Brien’s CV", "obriens-cv"],
    ["  --a--  ", "a"],
    ["履歴書", ""],
  ])("%j has the slug form %j", (text, slug) => {
    expect(slugForm(text)).toBe(slug);
  });

  it("are generated for any name", () => {
    expect(slugFromName("履歴書")).toBe("resume");
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (name) => {
        expect(isSlug(slugFromName(name))).toBe(true);
      }),
    );
  });

  it("stay unchanged if they are already valid", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9]{1,20}(-[a-z0-9]{1,10}){0,3}$/), (slug) => {
        expect(slugForm(slug)).toBe(slug);
      }),
    );
  });

  it("are rejected with capitals, double dashes, dashes at the ends and more than 64 characters", () => {
    for (const text of ["", "A", "a--b", "-a", "a-", "a_b", "é", "a b", "a".repeat(65)]) expect(isSlug(text)).toBe(false);
    for (const text of ["a", "a-1", "a".repeat(64)]) expect(isSlug(text)).toBe(true);
  });

  it("get the next free number", () => {
    const taken = new Set(["cv", "cv-2", "cv-4"]);
    expect(nextFreeSlug("cv", (slug) => taken.has(slug))).toBe("cv-3");
    expect(nextFreeSlug("other", (slug) => taken.has(slug))).toBe("other");
    const long = "a".repeat(64);
    expect(isSlug(nextFreeSlug(long, (slug) => slug === long))).toBe(true);
  });
});
