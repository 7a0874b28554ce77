import { describe, expect, it } from "vitest";
import { withEvenSizes } from "@/domain/imports/pdf/layout/even-sizes";
import { readLayout } from "@/domain/imports/pdf/layout/read-layout";
import type { PdfPage } from "@/domain/imports/pdf/page";
import { readPdfFile } from "@/domain/imports/pdf/read-pdf-file";
import { page, run } from "@/domain/imports/pdf/testing/page";

// What other programs do to a page: text that wraps in narrow columns, tabs that became spaces, scans, one face for everything. The persons
// are fictional.

function read(...pages: PdfPage[]) {
  let number = 0;
  const result = readPdfFile({ layout: pages, embedded: null }, () => `id-${++number}`);
  if (!result.ok) throw new Error(result.reason);
  return result.reading.data;
}
const heading = (y: number, text: string, x = 50) => run(x, y, text, { size: 14, isBold: true });
const bold = (x: number, y: number, text: string) => run(x, y, text, { isBold: true });
const HEAD = [run(50, 50, "Ada Byron", { size: 24 }), run(50, 76, "ada@example.com")];
const textsOf = (...pages: PdfPage[]) => readLayout(pages).lines.map(({ text }) => text);

describe("heads of entries", () => {
  it("an organisation in another face after “at” is named without the word", () => {
    const job = (y: number, position: string, organisation: string) => [
      run(50, y, position),
      bold(50 + position.length * 5 + 4, y, `at ${organisation}`),
      run(50, y + 14, "Mar 2019 – Feb 2021"),
      run(50, y + 28, "• Planned forty hectares of park."),
    ];
    const jobs = [...job(140, "Head Gardener", "Northfield Park Trust"), ...job(200, "Gardener", "Old Mill Nurseries")];
    expect(read(page(...HEAD, heading(120, "Experience"), ...jobs)).sections.experience.items).toMatchObject([
      { position: "Head Gardener", company: "Northfield Park Trust" },
      { position: "Gardener", company: "Old Mill Nurseries" },
    ]);
  });

  it("dates that wrap after “to” or after their first month are whole", () => {
    const { items } = read(
      page(
        ...HEAD,
        heading(120, "Experience"),
        run(50, 140, "Northfield Park Trust | Head Gardener | Leeds | April 2021 to"),
        run(50, 152, "Present"),
        run(50, 168, "• Planned forty hectares of park."),
        run(50, 190, "Old Mill Nurseries | Gardener | York | November"),
        run(50, 202, "2017 to June 2020"),
        run(50, 218, "• Grew four thousand trees."),
      ),
    ).sections.experience;
    expect(items.map(({ dates }) => dates)).toMatchObject([
      { start: "2021-04", present: true },
      { start: "2017-11", end: "2020-06" },
    ]);
  });

  it("where room separates the entries, a line in their face without any belongs to the one above", () => {
    const school = (y: number, name: string, dates: string, degree: string) => [
      bold(50, y, name),
      bold(430, y, dates),
      bold(50, y + 13, degree),
      run(50, y + 26, "Leeds, UK"),
    ];
    const schools = [
      ...school(140, "Royal College of Planting", "2013 – 2016", "Master of Science, Botany"),
      ...school(190, "Northfield Academy", "2010 – 2013", "Bachelor of Science, Botany"),
    ];
    expect(read(page(...HEAD, heading(120, "Education"), ...schools)).sections.education.items).toMatchObject([
      { school: "Royal College of Planting", location: "Leeds, UK" },
      { school: "Northfield Academy", location: "Leeds, UK" },
    ]);
  });
});

it("a phone number that wraps between other contact details is whole", () => {
  const contact = [run(50, 76, "ada@example.com"), run(150, 76, "+49 30"), run(50, 88, "5550 1234"), run(120, 88, "Leeds, UK")];
  const { phone, location } = read(
    page(run(50, 50, "Ada Byron", { size: 24 }), ...contact, heading(120, "Skills"), run(50, 140, "Pruning, Grafting, Planting")),
  ).basics;
  expect({ phone, location }).toEqual({ phone: "+49 30 5550 1234", location: "Leeds, UK" });
});

describe("headings", () => {
  it("headings in a margin whose tabs became spaces are lines before their texts", () => {
    const row = (y: number, label: string, text: string) => [bold(50, y, label), run(50 + label.length * 5 + 8, y, text)];
    const texts = textsOf(
      page(
        ...HEAD,
        ...row(120, "Experience", "Head Gardener"),
        ...[134, 148, 162].map((y) => run(160, y, "Planned forty hectares of park.")),
        ...row(190, "Education", "Royal College of Planting"),
        ...[204, 218].map((y) => run(160, y, "Bachelor of Science, Botany")),
        ...row(246, "Skills", "Pruning, Grafting"),
        ...[260, 274].map((y) => run(160, y, "Planting, Watering")),
      ),
    );
    for (const title of ["Experience", "Education", "Skills"]) expect(texts).toContain(title);
    expect(texts).toContain("Head Gardener");
  });

  it("a late page with one heading in its margin has the margin of the pages before it", () => {
    const first = page(
      ...HEAD,
      bold(50, 120, "Experience"),
      ...[120, 134, 148, 162].map((y) => run(160, y, "Planned forty hectares of park.")),
      bold(50, 190, "Education"),
      ...[190, 204, 218].map((y) => run(160, y, "Bachelor of Science, Botany")),
    );
    const texts = textsOf(
      first,
      page(bold(50, 300, "Languages"), run(160, 300, "English (Native)"), run(160, 314, "Welsh (B2)")),
    );
    expect(texts.slice(-3)).toEqual(["Languages", "English (Native)", "Welsh (B2)"]);
  });

  it("where everything has one face, a title with the room of the headings is one", () => {
    const section = (y: number, title: string) => [
      run(50, y, title),
      run(50, y + 16, "Town Archive"),
      run(50, y + 30, "2019 – 2021"),
      run(50, y + 44, "• Planned forty hectares of park."),
      run(50, y + 58, "• Grew four thousand trees."),
    ];
    const titles = ["Experience", "Volunteering", "Projects", "Seasons at Sea"];
    const data = read(page(...HEAD, ...titles.flatMap((title, index) => section(130 + index * 90, title))));
    expect(data.customSections.map(({ title }) => title)).toEqual(["Seasons at Sea"]);
  });
});

it("dates at the right end of a column are not of the column beside it", () => {
  const texts = textsOf(
    page(
      ...HEAD,
      heading(120, "Experience"),
      ...[140, 200, 260].flatMap((y) => [
        run(50, y, "Head Gardener, Northfield Trust"),
        run(280, y, "2015 – 2019"),
        run(50, y + 14, "Planned forty hectares of park."),
        run(50, y + 28, "Grew four thousand trees there."),
      ]),
      heading(120, "Skills", 400),
      ...[136, 150, 166, 180, 196, 210].map((y) => run(400, y, "Pruning and grafting")),
      heading(240, "Languages", 400),
      ...[256, 270].map((y) => run(400, y, "Welsh (B2)")),
    ),
  );
  expect(texts.filter((text) => text === "Head Gardener, Northfield Trust 2015 – 2019")).toHaveLength(3);
});

it("a scan has one size for what was printed in one, and a typeset page keeps its sizes", () => {
  const sizes = (pages: readonly PdfPage[]) => [...new Set(pages.flatMap(({ runs }) => runs.map(({ size }) => size)))];
  const lines = Array.from({ length: 30 }, (_, index) => ({ index, base: index % 6 === 0 ? 13 : 10 }));
  const scan = lines.map(({ index, base }) =>
    run(50, 60 + index * 20, "Planned forty hectares", { size: base * (0.97 + ((index * 7) % 30) / 500) }),
  );
  expect(sizes([page(...scan)])).toHaveLength(30);
  expect(sizes(withEvenSizes([page(...scan)]))).toHaveLength(2);
  const typeset = page(...lines.map(({ index, base }) => run(50, 60 + index * 20, "Planned forty hectares", { size: base })));
  expect(withEvenSizes([typeset])).toEqual([typeset]);
});
