import { describe, expect, test } from "vitest";
import type { OfferTerms } from "@/contracts/model/career/artifact-data";
import { type CareerProfile, careerProfileSchema } from "@/contracts/model/career/profile";
import { checkWishes, leaveDays, yearlyPay } from "@/domain/career/offers";

const TERMS: OfferTerms = {
  version: "written",
  currency: "EUR",
  period: "year",
  base: 70_000,
  variable: null,
  variableConditions: "",
  equity: "",
  location: "Utrecht, NL",
  officeDays: 2,
  leave: "",
  learning: null,
  other: "",
  respondBy: null,
};
const wishes = (profile: Partial<CareerProfile>, terms: Partial<OfferTerms> = {}) =>
  checkWishes({ ...TERMS, ...terms }, careerProfileSchema.parse(profile)).map(({ wish, met }) => [wish, met]);

describe("pay of a year", () => {
  test.each([
    [{ period: "hour", base: 40, variable: null }, 83_200],
    [{ period: "month", base: 5000, variable: 500 }, 66_000],
    [{ period: "year", base: 70_000, variable: 7000 }, 77_000],
  ] as const)("of %j is %d", (terms, total) => expect(yearlyPay(terms)?.total).toBe(total));

  test("is not known as long as the base is not", () =>
    expect(yearlyPay({ period: "year", base: null, variable: 9000 })).toBeNull());
});

test.each([
  ["30 days", 30],
  ["6 weeks plus public holidays", 30],
  ["28 Tage", 28],
  ["5 Wochen", 25],
  ["unlimited", null],
  ["", null],
])("leave of “%s” is %s days", (leave, days) => expect(leaveDays(leave)).toBe(days));

describe("wishes", () => {
  test("that the profile does not have are not weighed", () => expect(wishes({})).toEqual([]));

  test("for pay compare a year with a year, without the variable part", () => {
    const minBase = { amount: 6000, currency: "EUR", period: "month" as const };
    expect(wishes({ minBase })).toEqual([["pay", false]]);
    expect(wishes({ minBase }, { base: 72_000 })).toEqual([["pay", true]]);
    expect(wishes({ minBase }, { base: 71_000, variable: 9000 })).toEqual([["pay", false]]);
  });

  test("for pay in another currency need confirming", () =>
    expect(wishes({ minBase: { amount: 1, currency: "USD", period: "year" } })).toEqual([["pay", null]]));

  test("for a place are met by its name in any spelling, and by work from anywhere", () => {
    expect(wishes({ locations: ["UTRECHT"] })).toEqual([["place", true]]);
    expect(wishes({ locations: ["Malmö"] }, { location: "Malmo" })).toEqual([["place", true]]);
    expect(wishes({ locations: ["Oslo"] })).toEqual([["place", false]]);
    expect(wishes({ locations: ["Oslo"] }, { officeDays: 0 })).toEqual([["place", true]]);
    expect(wishes({ locations: ["Oslo"] }, { location: "" })).toEqual([["place", null]]);
  });

  test("for days at the office count days", () => {
    expect(wishes({ maxOfficeDays: 2 })).toEqual([["office", true]]);
    expect(wishes({ maxOfficeDays: 1 })).toEqual([["office", false]]);
    expect(wishes({ maxOfficeDays: 0 }, { officeDays: null })).toEqual([["office", null]]);
  });
});
