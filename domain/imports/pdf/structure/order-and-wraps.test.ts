import { expect, it } from "vitest";
import { bold, HEAD, heading, page, read, run } from "@/domain/imports/pdf/testing/page";

it("a number that wraps at the right edge of a narrow column is whole", () => {
  const { data } = read(
    page(
      run(50, 50, "Wren Aldous", { size: 24 }),
      run(50, 76, "wren@example.com | +44 20 7946"),
      run(50, 89, "0123 | Leeds, UK"),
      heading(120, "Summary"),
      run(50, 140, "Actuary who counts"),
      run(50, 154, "what others guess."),
    ),
  );
  expect(data.basics).toMatchObject({ phone: "+44 20 7946 0123", email: "wren@example.com" });
});

it("a position before a country is no part of the place", () => {
  const { data } = read(
    page(
      ...HEAD,
      heading(120, "Experience"),
      ...[bold(50, 140, "Kestrel Robotics, Inc."), run(400, 140, "2016 – 2019"), run(50, 154, "Bus Driver, Singapore")],
      ...[run(50, 168, "• Drove the night line."), bold(50, 190, "Tolvane Ltd"), run(400, 190, "2012 – 2015")],
      ...[run(50, 204, "Paralegal, Leeds, UK"), run(50, 218, "• Kept the files of the harbour.")],
    ),
  );
  expect(data.sections.experience.items).toMatchObject([
    { position: "Bus Driver", location: "Singapore" },
    { position: "Paralegal", location: "Leeds, UK" },
  ]);
});

it("a place below the dates is that of its entry, not the beginning of the next", () => {
  const entry = (y: number, degree: string, school: string, years: string, place: string) => [
    run(50, y, degree),
    bold(50, y + 14, school),
    run(400, y + 14, years),
    run(50, y + 28, place),
  ];
  const { data } = read(
    page(
      ...HEAD,
      heading(120, "Education"),
      ...entry(140, "BSC, HISTORY", "Hartwell High School", "2012 – 2015", "Lisbon"),
      ...entry(192, "B.A., ECONOMICS", "Mosswood College", "2008 – 2012", "Portland, Oregon"),
    ),
  );
  expect(data.sections.education.items).toMatchObject([{ location: "Lisbon" }, { location: "Portland, Oregon" }]);
});

it("words in capitals below a name are another text", () => {
  const { data } = read(
    page(
      ...HEAD,
      heading(120, "Education"),
      ...[run(50, 140, "Greystone Institute of Technology of the Western Isles"), run(350, 140, "2012 – 2015")],
      run(50, 154, "MASTER OF ENGINEERING, COMPUTER SCIENCE"),
    ),
  );
  expect(data.sections.education.items).toMatchObject([{ school: "Greystone Institute of Technology of the Western Isles" }]);
});

it("two centred headings beside each other begin two columns", () => {
  const { data } = read(
    page(
      ...HEAD,
      ...[heading(120, "Summary", 170), heading(120, "Skills", 440)],
      ...[run(50, 140, "Designer of quiet rooms and long tables, trained in"), run(400, 140, "Software: Forklift, Pastry")],
      ...[run(50, 154, "two countries and at home in three."), run(400, 154, "People: Negotiation")],
      ...[heading(186, "Experience", 165), heading(186, "Languages", 430)],
      ...[bold(50, 206, "Peregrine Air"), run(250, 206, "2016 – 2019"), run(400, 206, "Polish – Basic")],
      ...[run(50, 220, "Senior Designer"), run(400, 220, "English – Native"), run(50, 234, "• Drew 40 cabins for nine lines.")],
    ),
  );
  expect(data.summary.content).toContain("Designer of quiet rooms");
  expect(data.sections.skills.items).toMatchObject([{ name: "Software" }, { name: "People" }]);
  expect(data.sections.languages.items).toMatchObject([{ language: "Polish" }, { language: "English" }]);
});
