import { expect, test } from "vitest";
import type { PdfRun } from "@/domain/imports/pdf/page";
import { readPdfFile } from "@/domain/imports/pdf/read-pdf-file";
import { page, run } from "@/domain/imports/pdf/testing/page";

const bold = (x: number, y: number, text: string) => run(x, y, text, { isBold: true });
const heading = (y: number, text: string) => run(50, y, text, { size: 14, isBold: true });
const HEAD = [
  run(50, 60, "Ada Byron", { size: 24 }),
  run(50, 80, "ada@example.com | +44 20 7946 0123"),
  heading(120, "Experience"),
];

/** A job of four lines, 60 points high. */
const job = (y: number, position: string, company: string, dates: string, text: string): PdfRun[] => [
  bold(50, y, position),
  ...(dates === "" ? [] : [run(430, y, dates)]),
  run(50, y + 13, company),
  run(50, y + 30, `• ${text}`),
];
const JOBS = [
  ...job(140, "Head Gardener", "Northfield Park Trust", "Mar 2019 – Present", "Planned forty hectares of park."),
  ...job(200, "Gardener", "Old Mill Nurseries Ltd", "Jan 2014 – Feb 2019", "Grew three hundred kinds of roses."),
];

function confidenceOf(...runs: PdfRun[]): (pointer: string) => number | undefined {
  let number = 0;
  const result = readPdfFile({ layout: [page(...HEAD, ...runs)], embedded: null }, () => `id-${++number}`);
  if (!result.ok) throw new Error(result.reason);
  const { places } = result.reading;
  return (pointer) => {
    const own = places.filter((place) => place.pointer === pointer).map(({ confidence }) => confidence);
    return own.length === 0 ? undefined : Math.min(...own);
  };
}

const FIELDS = ["position", "company", "dates", "description"];
const jobFields = (at: number) => FIELDS.map((field) => `/sections/experience/items/${at}/${field}`);

test("nothing is marked in entries that are alike and whole", () => {
  const confidence = confidenceOf(...JOBS);
  for (const pointer of [...jobFields(0), ...jobFields(1), "/basics/name", "/basics/email", "/basics/phone"])
    expect([pointer, (confidence(pointer) ?? 0) >= 0.6]).toEqual([pointer, true]);
});

test("a job without the dates that the others have is marked, and so are the missing dates", () => {
  const third = job(260, "Trainee", "Harbour Works Ltd", "", "Learned to prune.");
  const confidence = confidenceOf(...JOBS, ...third);
  expect(confidence("/sections/experience/items/2/dates")).toBeLessThan(0.6);
  expect(confidence("/sections/experience/items/2/position")).toBeLessThan(0.6);
  expect(confidence("/sections/experience/items/0/position")).toBeGreaterThanOrEqual(0.6);
});

test.each([
  [
    "a position with the end of its range",
    "/sections/experience/items/0/position",
    "May 2021Site Engineer",
    "Northfield Park Trust",
  ],
  ["an employer that is a word for “now”", "/sections/experience/items/0/company", "Head Gardener", "Present"],
  [
    "an employer in the middle of a sentence",
    "/sections/experience/items/0/company",
    "Head Gardener",
    "Northfield Park Trust and",
  ],
])("%s is to be checked", (_, pointer, position, company) => {
  const confidence = confidenceOf(...job(140, position, company, "Mar 2019 – Present", "Planned forty hectares of park."));
  expect(confidence(pointer)).toBeLessThan(0.6);
});

test("a text with the dates of something else is to be checked", () => {
  for (const text of ["Jun 2014 – Present • Planned forty hectares of park.", "Present"]) {
    const confidence = confidenceOf(...job(140, "Head Gardener", "Northfield Park Trust", "Mar 2019 – Apr 2020", text));
    expect([text, (confidence("/sections/experience/items/0/description") ?? 1) < 0.6]).toEqual([text, true]);
  }
});

test("a job that is over without an end is to be checked", () => {
  const confidence = confidenceOf(
    ...job(140, "Head Gardener", "Northfield Park Trust", "Mar 2019", "Planned forty hectares of park."),
  );
  expect(confidence("/sections/experience/items/0/dates")).toBeLessThan(0.6);
});
