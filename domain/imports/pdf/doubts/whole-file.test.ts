import { describe, expect, it } from "vitest";
import { bold, HEAD, heading, page, read, run } from "@/domain/imports/pdf/testing/page";

/** Fields to check, by their pointer, with the reason. */
const toCheck = (...runs: ReturnType<typeof run>[]) =>
  new Map(
    read(page(...HEAD, ...runs))
      .places.filter(({ confidence }) => confidence < 0.6)
      .map(({ pointer, doubt }) => [pointer, doubt]),
  );

describe("what only the file as a whole shows", () => {
  it("a place that is longer elsewhere in the file may lack its end", () => {
    const doubts = toCheck(
      heading(110, "Experience"),
      bold(50, 130, "Engineer"),
      run(400, 130, "2016 – 2019"),
      run(50, 144, "Larkmoor Works Ltd, Portland, Oregon"),
      run(60, 158, "• Built looms."),
      bold(50, 182, "Technician"),
      run(400, 182, "2013 – 2016"),
      run(50, 196, "Quill Mills Ltd, Portland"),
      run(60, 210, "• Repaired looms."),
    );
    expect(doubts.get("/sections/experience/items/1/location")).toBe("incomplete");
    expect(doubts.has("/sections/experience/items/0/location")).toBe(false);
  });

  it("a heading without entries puts the sections beside it in doubt", () => {
    const jobs = [
      heading(110, "Experience"),
      bold(50, 130, "Engineer"),
      run(400, 130, "2016 – 2019"),
      run(50, 144, "Larkmoor Works Ltd"),
      run(60, 158, "• Built looms."),
    ];
    const after = [heading(250, "Skills"), run(50, 270, "Weaving, dyeing, sums")];
    expect(toCheck(...jobs, heading(190, "Languages"), ...after).get("/sections/experience/items/0/description")).toBe(
      "odd-section",
    );
    expect(toCheck(...jobs, ...after).has("/sections/experience/items/0/description")).toBe(false);
  });

  it("jobs in which no word says what is the position and what the employer are to be checked", () => {
    const jobs = (first: string) => [
      heading(110, "Experience"),
      bold(50, 130, first),
      run(400, 130, "2016 – 2019"),
      run(50, 144, "Vokali Tresh"),
      run(60, 158, "• Built looms."),
      bold(50, 182, "Ozmun Feld"),
      run(400, 182, "2013 – 2016"),
      run(50, 196, "Karrid Nol"),
      run(60, 210, "• Repaired looms."),
    ];
    expect(toCheck(...jobs("Sulmi Bravt")).get("/sections/experience/items/1/position")).toBe("undecided");
    expect(toCheck(...jobs("Engineer")).has("/sections/experience/items/0/company")).toBe(false);
  });

  it("an entry of a few words among others with dates may be a heading that was not seen", () => {
    const project = (y: number, name: string) => [
      bold(50, y, name),
      run(400, y, "2016 – 2019"),
      run(60, y + 14, "• Counted every loom of the town."),
    ];
    const doubts = toCheck(
      heading(110, "Projects"),
      ...project(130, "Loom census"),
      ...project(168, "Dye atlas"),
      bold(50, 206, "Winter tides"),
      ...project(226, "Ferry songs"),
    );
    expect(doubts.has("/sections/projects/items/2/name")).toBe(true);
    // What comes after it is of another section, then.
    expect(doubts.get("/sections/projects/items/3/name")).toBe("odd-section");
    expect(doubts.has("/sections/projects/items/0/name")).toBe(false);
  });
});
