import { describe, expect, it } from "vitest";
import { bold, HEAD, heading, page, read, run } from "@/domain/imports/pdf/testing/page";

// A heading whose word means publications in one resume and positions in another.

describe("a section “Research”", () => {
  const jobs = [
    ...[
      heading(110, "Research"),
      bold(50, 130, "Research Engineer"),
      run(400, 130, "2016 – 2019"),
      run(50, 144, "Northmoor University"),
    ],
    ...[run(60, 158, "• Measured the tides of nine bays."), bold(50, 182, "Laboratory Assistant"), run(400, 182, "2013 – 2016")],
    ...[run(50, 196, "Quill Institute"), run(60, 210, "• Cleaned the instruments in order.")],
  ];

  it("that holds positions with dates from and to is read as jobs, beside other jobs under its own title", () => {
    const { data } = read(page(...HEAD, ...jobs));
    expect(data.sections.publications.items).toEqual([]);
    expect(data.sections.experience.items.map(({ position }) => position)).toEqual(["Research Engineer", "Laboratory Assistant"]);
    const both = read(
      page(
        ...HEAD,
        ...jobs,
        ...[
          heading(260, "Experience"),
          bold(50, 280, "Engineer"),
          run(400, 280, "2019 – 2024"),
          run(50, 294, "Larkmoor Works Ltd"),
        ],
      ),
    ).data;
    expect(both.sections.experience.items).toHaveLength(1);
    expect(both.customSections.map(({ title, type, items }) => [title, type, items.length])).toEqual([
      ["Research", "experience", 2],
    ]);
  });

  it("that holds works with a year stays a list of publications", () => {
    const { data } = read(
      page(
        ...HEAD,
        ...[
          heading(110, "Research"),
          bold(50, 130, "Tides of nine bays"),
          run(400, 130, "2019"),
          run(50, 144, "Journal of Tides"),
        ],
        ...[bold(50, 170, "Instruments of the coast"), run(400, 170, "2017"), run(50, 184, "Quill Press")],
      ),
    );
    expect(data.sections.experience.items).toEqual([]);
    expect(data.sections.publications.items).toHaveLength(2);
  });
});
