import { expect, it } from "vitest";
import { bold, HEAD, heading, page, read, run } from "@/domain/imports/pdf/testing/page";

const margin = (y: number, text: string) => run(50, y, text, { isBold: true });
const titles = (data: ReturnType<typeof read>["data"]) =>
  data.metadata.layout.pages.flatMap(({ main, sidebar }) => [...main, ...sidebar]).filter((id) => id !== "profiles");

it("a single heading in the margin of the second page, between two lines of its text, begins a section there", () => {
  const { data } = read(
    page(
      ...HEAD,
      ...[
        margin(124, "Experience"),
        bold(170, 115, "Engineer"),
        run(400, 115, "2016 – 2019"),
        run(170, 130, "Larkmoor Works Ltd"),
      ],
      ...[run(170, 145, "Built looms for the town and its valley."), margin(194, "Education")],
      ...[bold(170, 185, "BSc Mechanics"), run(400, 185, "2012 – 2015"), run(170, 200, "Northmoor College")],
      ...[margin(254, "Skills"), run(170, 245, "Weaving, dyeing"), run(170, 260, "Sums, ledgers")],
    ),
    page(run(170, 60, "Italian – B2"), margin(69, "Languages"), run(170, 75, "Polish – Basic")),
  );
  expect(data.sections.languages.items).toMatchObject([{ language: "Italian" }, { language: "Polish" }]);
  expect(titles(data).slice(0, 4)).toEqual(["experience", "education", "skills", "languages"]);
});

it("tables below headings are read row by row, not as two columns", () => {
  const row = (y: number, label: string, text: string) => [run(50, y, label), run(200, y, text)];
  const { data } = read(
    page(
      run(50, 50, "Lebenslauf", { size: 20 }),
      ...[...row(90, "Name", "Hannelore Vogelsang"), ...row(108, "Telefon", "+49 351 5550 147")],
      heading(150, "Berufserfahrung"),
      ...[run(50, 172, "04/2019 – heute"), bold(200, 172, "Bauzeichnerin"), run(200, 185, "Planungsbüro Elbwinkel GmbH")],
      ...[run(200, 198, "• Pläne für vier Schulen"), run(50, 222, "09/2014 – 03/2019"), bold(200, 222, "Technische Zeichnerin")],
      ...[run(200, 235, "Lindner Werke AG"), run(200, 248, "• Aufnahme von 60 Altbauten"), heading(290, "Kenntnisse")],
      ...[...row(312, "EDV", "AutoCAD, Revit"), heading(350, "Sprachen"), ...row(372, "Deutsch", "Muttersprache")],
      ...row(390, "Englisch", "gut"),
    ),
  );
  expect(data.basics.name).toBe("Hannelore Vogelsang");
  expect(data.sections.experience.items).toMatchObject([
    { position: "Bauzeichnerin", company: "Planungsbüro Elbwinkel GmbH", dates: { start: "2019-04", present: true } },
    { position: "Technische Zeichnerin", company: "Lindner Werke AG", dates: { start: "2014-09", end: "2019-03" } },
  ]);
  expect(data.sections.languages.items).toMatchObject([
    { language: "Deutsch", fluency: "Muttersprache" },
    { language: "Englisch" },
  ]);
});
