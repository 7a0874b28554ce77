import { expect, test } from "vitest";
import { PAGE_CHECK_CODES } from "@/contracts/model/page-check";
import type { ResumeData } from "@/contracts/model/resume/data";
import { contrast } from "@/domain/colours";
import { checkPages } from "@/domain/page-check/check-page";
import { readableColours } from "@/domain/page-check/colours";
import type { PrintedField, PrintedPage, PrintedText } from "@/domain/page-check/geometry";
import { fitPages, repairChanges, withChanges } from "@/domain/page-check/repairs";
import { sampleResumeData } from "@/domain/sample/resume";

const NOW = new Date("2026-11-24T12:00:00Z");

/** The sample with margins, gap and colours in which nothing is found. */
function sample(change: (data: ResumeData) => void = () => {}): ResumeData {
  const data = structuredClone(sampleResumeData());
  Object.assign(data.metadata.page, { marginX: 50, marginY: 50, gapX: 12 });
  data.metadata.typography.body.fontSize = 10;
  change(data);
  return data;
}

const JOB = "/sections/experience/items/#one/description";
const line = (pointer: string, y: number, more: Partial<PrintedText & { x: number }> = {}): [PrintedField, PrintedText] => {
  const box = { x: 60, y, width: 400, height: 10, ...(more.x === undefined ? {} : { x: more.x }) };
  return [
    { ...box, pointer },
    { ...box, text: "Some words of a line", sizePt: 10, colour: "#000000", ground: "#ffffff", ...more },
  ];
};

const page = (...lines: [PrintedField, PrintedText][]): PrintedPage => ({
  widthPt: 595.28,
  heightPt: 841.89,
  fields: lines.map(([field]) => field),
  texts: lines.map(([, text]) => text),
  pictures: [],
});
const full = (pointer = JOB) => page(...Array.from({ length: 60 }, (_, index) => line(pointer, 52 + index * 12)));

function found(pages: PrintedPage[], data = sample(), more: Partial<Parameters<typeof checkPages>[1]> = {}) {
  return checkPages(data, { printed: { pages, missing: [] }, picture: null, now: NOW, ...more }).findings;
}
const codes = (...input: Parameters<typeof found>) => [...new Set(found(...input).map(({ code }) => code))];

test("a full page has no findings and the score 100", () => {
  const report = checkPages(sample(), { printed: { pages: [full()], missing: [] }, picture: null, now: NOW });
  expect(report).toEqual({ score: 100, pages: 1, findings: [] });
});

test("a first or last line that is alone on its page is found by its text, however many paragraphs are one box", () => {
  const end = line(JOB, 52);
  expect(
    found([full(), page(end, ...Array.from({ length: 40 }, (_, index) => line("/basics/email", 80 + index * 15)))]),
  ).toMatchObject([{ code: "LONELY_LINE", page: 2, box: { y: 52 }, text: expect.stringContaining("last line") }]);
  const twoInOneBox = page(...Array.from({ length: 60 }, (_, index) => line(JOB, 52 + index * 12)));
  const [first] = twoInOneBox.fields;
  if (!first) throw new Error("The page has a field.");
  twoInOneBox.fields = [{ ...first, height: 720 }];
  expect(codes([full(), twoInOneBox])).toEqual([]);
});

test("a heading at the foot of a page whose section begins on the next is found", () => {
  const foot = full("/summary/content");
  const [field, text] = line("/sections/experience/title", 778);
  foot.fields.push(field);
  foot.texts.push(text);
  expect(found([foot, full()])).toMatchObject([{ code: "HEADING_AT_FOOT", page: 1, box: { y: 778 } }]);
  const [more, words] = line("/sections/experience/items/#one/company", 790);
  foot.fields.push(more);
  foot.texts.push(words);
  expect(codes([foot, full()])).toEqual([]);
});

test("a third page is too many for under ten years, with breaks between jobs counted", () => {
  const jobs = (start: string, end: string) =>
    sample(({ sections }) => {
      sections.experience.items.length = 1;
      for (const item of sections.experience.items) item.dates = { start, end, present: false };
    });
  const pages = [full("/basics/email"), full("/basics/email"), full("/basics/email")];
  expect(found(pages, jobs("2016-12", "2026-10"))).toMatchObject([{ code: "TOO_MANY_PAGES", page: 3, repair: "fit:2" }]);
  expect(codes(pages, jobs("2016-11", "2026-10"))).toEqual([]);
  expect(codes(pages.slice(1), jobs("2020", "2021"))).toEqual([]);
});

test("sizes, lengths, contrasts and margins are reported from their limits on", () => {
  const withText = (more: Partial<PrintedText>) => {
    const made = full();
    Object.assign(made.texts[3] ?? {}, more);
    return codes([made]);
  };
  expect(withText({ sizePt: 8.4 })).toEqual(["TEXT_TOO_SMALL"]);
  expect(withText({ sizePt: 8.46 })).toEqual([]);
  expect(withText({ text: "x ".repeat(53) })).toEqual([]);
  expect(withText({ text: "xy ".repeat(36) })).toEqual(["LINE_TOO_LONG"]);
  expect(withText({ colour: "#777777" })).toEqual([]);
  expect(withText({ colour: "#7a7a7a" })).toEqual(["LOW_CONTRAST"]);
  expect(
    codes(
      [full()],
      sample(({ metadata }) => Object.assign(metadata.page, { marginY: 22 })),
    ),
  ).toEqual(["MARGIN_TOO_SMALL"]);
  expect(
    codes(
      [full()],
      sample(({ metadata }) => Object.assign(metadata.page, { marginY: 23 })),
    ),
  ).toEqual([]);
});

test("every code has a rule, and one finding of any keeps the score below 100", () => {
  expect(PAGE_CHECK_CODES).toHaveLength(14);
  const report = checkPages(sample(), { printed: { pages: [full()], missing: ["\u{12000}"] }, picture: null, now: NOW });
  expect(report).toMatchObject({ score: 75, findings: [{ code: "MISSING_GLYPHS", repair: null }] });
});

test.each([
  ["rgba(255, 240, 120, 1)", "rgba(150, 150, 150, 1)", "rgba(255, 255, 255, 1)"],
  ["rgba(20, 20, 90, 1)", "rgba(60, 60, 60, 1)", "rgba(16, 16, 16, 1)"],
  ["rgba(120, 120, 120, 1)", "rgba(110, 110, 110, 1)", "rgba(118, 118, 118, 1)"],
])("colours %s, %s on %s become readable, and stay once they are", (primary, text, background) => {
  const colors = readableColours({ primary, text, background });
  const hex = (colour: string) =>
    `#${(colour.match(/\d+/g) ?? [])
      .slice(0, 3)
      .map((value) => Number(value).toString(16).padStart(2, "0"))
      .join("")}`;
  expect(contrast(hex(colors.text), hex(colors.background))).toBeGreaterThanOrEqual(4.5);
  expect(contrast(hex(colors.primary), hex(colors.background))).toBeGreaterThanOrEqual(4.5);
  expect(readableColours(colors)).toEqual(colors);
});

test("a repair changes only what it names, nothing where nothing is wrong, and is refused where it is unknown", () => {
  const data = sample(({ metadata }) => Object.assign(metadata.page, { marginX: 14 }));
  const changes = repairChanges(data, "margins");
  expect(changes).toEqual([{ path: "/page/marginX", from: 14, to: 23 }]);
  expect(repairChanges(withChanges(data, changes), "margins")).toEqual([]);
  for (const repair of ["", "polish", "__proto__", "constructor", "body-size:", "body-size:99", "gap-y:-1", "line-length:3"])
    expect(repairChanges(data, repair), repair).toEqual([]);
  expect(["fit:2", "fit:0", "fit:", "fit:2x", "flow"].map(fitPages)).toEqual([2, null, null, null, null]);
});
