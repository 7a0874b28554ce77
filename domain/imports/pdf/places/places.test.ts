import { expect, test } from "vitest";
import { readLayout } from "@/domain/imports/pdf/layout/read-layout";
import type { PdfPage } from "@/domain/imports/pdf/page";
import { readPdfFile } from "@/domain/imports/pdf/read-pdf-file";
import { readResumeLines } from "@/domain/imports/pdf/read-resume";
import { page, run } from "@/domain/imports/pdf/testing/page";

const bold = (x: number, y: number, text: string) => run(x, y, text, { isBold: true });
const RESUME = [
  run(50, 60, "Ada Byron", { size: 24 }),
  run(50, 80, "ada@example.com | +44 20 7946 0123"),
  run(50, 120, "Experience", { size: 14, isBold: true }),
  bold(50, 140, "Head Gardener"),
  run(460, 140, "Mar 2019 – Present"),
  run(50, 153, "Northfield Park Trust"),
  run(50, 170, "• Planned forty hectares of park, and led the gardeners of three neighbouring parks through"),
  run(58, 183, "the change of seasons."),
  run(500, 830, "Page 1 of 1", { size: 8 }),
];

function readingOf(...pages: PdfPage[]) {
  let number = 0;
  const result = readPdfFile({ layout: pages, embedded: null }, () => `id-${++number}`);
  if (!result.ok) throw new Error(result.reason);
  return result.reading;
}

const JOB = "/sections/experience/items/0";

test("every field has its box on the page, wrapped texts and dates too", () => {
  const { places, unplaced } = readingOf(page(...RESUME));
  const boxes = (pointer: string) => places.filter((place) => place.pointer === pointer);
  expect(boxes("/basics/name")).toEqual([
    { pointer: "/basics/name", page: 1, left: 50, top: 40.3, width: 108, height: 25.4, confidence: 0.97 },
  ]);
  expect(boxes("/basics/phone")).toMatchObject([{ left: 140, width: 80 }]);
  expect(boxes(`${JOB}/position`)).toMatchObject([{ left: 50, top: 131.8, width: 65 }]);
  expect(boxes(`${JOB}/dates`)).toMatchObject([{ left: 460, top: 131.8, width: 90 }]);
  const [text] = boxes(`${JOB}/description`);
  // Two lines: from above the first to below the second.
  expect(text).toMatchObject({ left: 58, top: 161.8, height: 23.6 });
  expect(unplaced).toEqual([
    { text: "Page 1 of 1", kind: "header-or-footer", page: 1, left: 500, top: 823.4, width: 44, height: 8.5 },
  ]);
});

test("a field that words or alignment decide is sure, one that its place alone decides is to be checked", () => {
  const sureness = (...texts: string[]) => {
    const { places } = readingOf(
      page(...RESUME.slice(0, 3), bold(50, 140, texts[0] ?? ""), run(460, 140, "2019 – 2021"), run(50, 153, texts[1] ?? "")),
    );
    return places.find((place) => place.pointer === `${JOB}/company`)?.confidence ?? 0;
  };
  expect(sureness("Head Gardener", "Northfield Park Trust")).toBeGreaterThanOrEqual(0.9);
  expect(sureness("Zephyr Umbra", "Quillon Marrow")).toBeLessThan(0.6);
});

test("words without a place have the box around them, not around their line; the label of a list that became a section has a place", () => {
  const { data, unplaced } = readingOf(
    page(
      ...RESUME,
      run(50, 220, "Kenntnisse", { size: 14, isBold: true }),
      run(50, 240, "Sprachen: Deutsch (Muttersprache), Englisch (C1)"),
      run(50, 260, "Ausbildung", { size: 14, isBold: true }),
      bold(50, 280, "BSc Physics"),
      run(50, 293, "University of Leeds"),
      run(250, 80, "(Mobile)"),
    ),
  );
  expect(data.sections.languages.items).toMatchObject([{ language: "Deutsch" }, { language: "Englisch" }]);
  expect(unplaced.filter(({ kind }) => kind === "text")).toMatchObject([{ text: "(Mobile)", left: 250, width: 40 }]);
});

test("two words that are printed without a gap between them are in the document as two", () => {
  const skill = [bold(50, 240, "Web engineering"), run(125, 240, "Expert · TypeScript, Accessibility")];
  const { data, unplaced } = readingOf(page(...RESUME, run(50, 220, "Skills", { size: 14, isBold: true }), ...skill));
  expect(data.sections.skills.items).toMatchObject([{ name: "Web engineering", proficiency: "Expert" }]);
  expect(unplaced.filter(({ kind }) => kind === "text")).toEqual([]);
});

test("pages that are read from the right have their boxes where the text is seen", () => {
  const hebrew = [
    { ...run(400, 60, "עדה ביירון", { size: 24 }), width: 120 },
    { ...run(430, 80, "ada@example.com"), width: 90 },
    { ...run(420, 120, "ניסיון תעסוקתי", { size: 14, isBold: true }), width: 100 },
    { ...run(400, 140, "מהנדסת תוכנה בחברת הספנות הגדולה של הנמל הישן", { isBold: true }), width: 120 },
    { ...run(60, 140, "2016 – 2011"), width: 60 },
  ];
  const [name] = readingOf(page(...hebrew)).places.filter((place) => place.pointer === "/basics/name");
  expect(name).toMatchObject({ left: 400, width: 120 });
});

test("files without pages have the paragraph of each field instead of a box", () => {
  const layout = readLayout([page(...RESUME)]);
  const lines = layout.lines.map((line, index) => ({ ...line, paragraph: index + 1 }));
  const read = readResumeLines({ lines, artifacts: [] }, () => "id");
  const place = read?.places.find((each) => each.pointer === "/basics/email");
  expect(place).toEqual({ pointer: "/basics/email", line: 2, confidence: 0.99 });
});
