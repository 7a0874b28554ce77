import { describe, expect, test } from "vitest";
import { type Observed, overlappingJobs, spellings } from "@/domain/record/observations";

const TODAY = { year: 2026, month: 11 };
const job = (id: string, company: string, start: string | null, end: string | null, present = false): Observed => ({
  id,
  section: "experience",
  data: { company, dates: { start, end, present } },
});
const pairs = (...entries: Observed[]) => overlappingJobs(entries, TODAY).map((pair) => pair.map(({ id }) => id));

describe("jobs that overlap", () => {
  test("are found past three months, in any order", () => {
    expect(pairs(job("b", "Southpine", "2021-01", "2022-05"), job("a", "Northpine", "2019-03", "2021-04"))).toEqual([["a", "b"]]);
    expect(pairs(job("a", "Northpine", "2019-03", "2021-03"), job("b", "Southpine", "2021-01", "2022-05"))).toEqual([]);
  });

  test("may last until today", () => {
    expect(pairs(job("a", "Northpine", "2020-01", null, true), job("b", "Southpine", "2026-07", null, true))).toEqual([
      ["a", "b"],
    ]);
    expect(pairs(job("a", "Northpine", "2020-01", null, true), job("b", "Southpine", "2026-09", null, true))).toEqual([]);
  });

  test("are only those that certainly do, where a year has no month", () => {
    expect(pairs(job("a", "Northpine", "2018", "2021"), job("b", "Southpine", "2020", "2023"))).toEqual([]);
    expect(pairs(job("a", "Northpine", "2018", "2022"), job("b", "Southpine", "2020", "2023"))).toEqual([["a", "b"]]);
  });

  test("are not two roles at one employer, nor entries without dates or names", () => {
    expect(pairs(job("a", "Northpine", "2018-01", "2022-01"), job("b", "NorthPine GmbH", "2019-01", "2021-01"))).toEqual([]);
    expect(pairs(job("a", "Northpine", "2018-01", "2022-01"), job("b", "Southpine", null, "2021-01"))).toEqual([]);
    expect(pairs(job("a", "Northpine", "2018-01", "2022-01"), job("b", "", "2019-01", "2021-01"))).toEqual([]);
    expect(pairs(job("a", "Northpine", "2022-01", "2018-01"), job("b", "Southpine", "2019-01", "2021-01"))).toEqual([]);
  });

  test("are at most a hundred, found at once among two thousand", () => {
    const many = Array.from({ length: 2000 }, (_, index) => job(`${index}`, `Company ${index}`, "2000-01", null, true));
    expect(overlappingJobs(many, TODAY)).toHaveLength(100);
  });
});

describe("spellings of an organization", () => {
  test("are those that differ in case, accents or legal form", () => {
    const entries = [
      job("a", "Northpine", null, null),
      job("b", "NorthPine GmbH", null, null),
      job("c", "Northpine", null, null),
      job("d", "Southpine", null, null),
      { id: "e", section: "volunteer" as const, data: { organization: "northpine" } },
    ];
    expect(spellings(entries).map(({ names, entries: of }) => [names, of.map(({ id }) => id)])).toEqual([
      [
        ["Northpine", "NorthPine GmbH", "northpine"],
        ["a", "b", "c", "e"],
      ],
    ]);
    expect(spellings([job("a", "Northpine", null, null), job("b", "Northpine ", null, null)])).toEqual([]);
  });
});
