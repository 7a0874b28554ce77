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

function readingOf(...runs: PdfRun[]) {
  let number = 0;
  const result = readPdfFile({ layout: [page(...HEAD, ...runs)], embedded: null }, () => `id-${++number}`);
  if (!result.ok) throw new Error(result.reason);
  return result.reading;
}

const placesIn = (...runs: PdfRun[]) => readingOf(...runs).places;

function confidenceOf(...runs: PdfRun[]): (pointer: string) => number | undefined {
  const places = placesIn(...runs);
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

const doubtOf = (pointer: string, ...runs: PdfRun[]) => placesIn(...runs).find((place) => place.pointer === pointer)?.doubt;

test("a field that is to be checked says why, and a sure one does not", () => {
  const jobs = [...JOBS, ...job(260, "Trainee", "Harbour Works Ltd", "", "Learned to prune.")];
  expect(doubtOf("/sections/experience/items/2/dates", ...jobs)).toBe("missing");
  expect(doubtOf("/sections/experience/items/2/position", ...jobs)).toBe("unlike-others");
  expect(doubtOf("/sections/experience/items/0/position", ...jobs)).toBeUndefined();
});

test.each([
  ["Managed a budget and reported to the board every", "other-entry"],
  ["Skills used:Python,SQLandpatience", "other-entry"],
  ["Planned the spring. Polish (Intermediate)", "other-entry"],
])("“%s” is no whole text of its job", (text, doubt) => {
  const runs = job(140, "Head Gardener", "Northfield Park Trust", "Mar 2019 – Apr 2020", text);
  expect(doubtOf("/sections/experience/items/0/description", ...runs)).toBe(doubt);
});

test("dates whose ends differ in precision are to be checked", () => {
  const runs = job(140, "Head Gardener", "Northfield Park Trust", "2019 – Apr 2020", "Planned forty hectares of park.");
  expect(doubtOf("/sections/experience/items/0/dates", ...runs)).toBe("odd-dates");
});

test("a list with a sentence or dates has swallowed another section, and all of it is to be checked", () => {
  const skills = (y: number) => [heading(y, "Skills"), run(50, y + 20, "Pruning, Grafting, Welding")];
  const swallowed = run(50, 260, "Grew roses, 2014 – 2019");
  const doubted = placesIn(...JOBS.slice(0, 4), ...skills(220), swallowed).filter(({ pointer }) => pointer.includes("/skills/"));
  expect(doubted.length).toBeGreaterThan(2);
  expect(doubted.map(({ doubt }) => doubt)).toEqual(doubted.map(() => "other-entry"));
  const clean = placesIn(...JOBS.slice(0, 4), ...skills(220)).filter(({ pointer }) => pointer.includes("/skills/"));
  expect(clean.map(({ doubt }) => doubt)).toEqual(clean.map(() => undefined));
});

test("words that were wrapped in the cells of a grid are whole", () => {
  const cell = (x: number, y: number, text: string) => run(x, y, text);
  const grid = [
    heading(220, "Skills"),
    ...[cell(50, 240, "Public"), cell(110, 240, "Grafting"), cell(170, 240, "Conflict")],
    ...[cell(50, 252, "speaking"), cell(170, 252, "resolution")],
  ];
  const { data } = readingOf(...JOBS.slice(0, 4), ...grid);
  expect(data.sections.skills.items.map(({ name }) => name)).toEqual(["Public speaking", "Grafting", "Conflict resolution"]);
});
