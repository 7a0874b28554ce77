import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PdfPage } from "@/domain/imports/pdf/page";
import { readPdfResume } from "@/domain/imports/pdf/read-resume";
import { page, run } from "@/domain/imports/pdf/testing/page";

const read = (...pages: PdfPage[]) => {
  let number = 0;
  const result = readPdfResume(pages, () => `id-${++number}`);
  if (!result) throw new Error("hardly any text");
  return result;
};
const heading = (x: number, y: number, text: string) => run(x, y, text, { size: 14, isBold: true });
const bold = (x: number, y: number, text: string) => run(x, y, text, { isBold: true });

const HEAD = [run(50, 60, "Ada Byron", { size: 24 }), run(50, 80, "ada@example.com | +44 20 7946 0123 | Leeds, United Kingdom")];

describe("reading a PDF by the places of its text", () => {
  it("reads columns one after the other, even if the file draws the right one first and lines in turn", () => {
    const main = [
      heading(50, 120, "Experience"),
      bold(50, 140, "Head Gardener"),
      run(50, 153, "Northfield Park Trust, Leeds, United Kingdom"),
      run(50, 166, "Mar 2019 – Present"),
      run(50, 180, "• Planned forty hectares of park."),
      run(50, 194, "• Opened the walled garden."),
    ];
    const side = [
      heading(400, 121, "Skills"),
      run(400, 139, "Pruning"),
      run(400, 155, "Soil science"),
      heading(400, 181, "Languages"),
      run(400, 199, "English (Native)"),
    ];
    const mixed = [...side, ...main].sort((one, other) => other.x + one.y - one.x - other.y);
    for (const order of [[...side, ...main], mixed]) {
      const { data, unplaced } = read(page(...order, ...HEAD));
      expect(data.basics).toMatchObject({ name: "Ada Byron", email: "ada@example.com", phone: "+44 20 7946 0123" });
      expect(data.sections.experience.items).toMatchObject([
        {
          position: "Head Gardener",
          company: "Northfield Park Trust",
          location: "Leeds, United Kingdom",
          period: "Mar 2019 – Present",
          description: "<ul><li><p>Planned forty hectares of park.</p></li><li><p>Opened the walled garden.</p></li></ul>",
        },
      ]);
      expect(data.sections.skills.items.map((item) => item.name)).toEqual(["Pruning", "Soil science"]);
      expect(data.sections.languages.items).toMatchObject([{ language: "English", fluency: "Native" }]);
      expect(unplaced).toEqual([]);
    }
  });

  it("takes labels in the margin as the headings and dates of the text beside them", () => {
    const { data } = read(
      page(
        ...HEAD,
        bold(50, 120, "Work"),
        bold(50, 132, "Experience"),
        run(160, 120, "Gardener, Old Mill Nurseries Ltd."),
        run(470, 120, "2014 – 2019"),
        run(160, 134, "• Raised twelve thousand perennials a year."),
        bold(50, 160, "Education"),
        run(160, 160, "Diploma, Royal College of Planting"),
        run(470, 160, "2012 – 2014"),
        bold(50, 190, "Languages"),
        run(160, 190, "English, Swedish"),
      ),
    );
    expect(data.sections.experience.items).toMatchObject([
      { position: "Gardener", company: "Old Mill Nurseries Ltd.", period: "2014 – 2019" },
    ]);
    expect(data.sections.education.items).toMatchObject([
      { degree: "Diploma", school: "Royal College of Planting", period: "2012 – 2014" },
    ]);
    expect(data.sections.languages.items).toHaveLength(2);
  });

  it("makes a custom section of an unknown heading that looks like the known ones", () => {
    const { data } = read(
      page(
        ...HEAD,
        heading(50, 120, "Languages"),
        run(50, 140, "English (Native)"),
        heading(50, 170, "What drives me"),
        run(50, 190, "Long walks and honest numbers in all weathers."),
        heading(50, 220, "Skills"),
        run(50, 240, "Pruning"),
      ),
    );
    expect(data.sections.languages.items).toHaveLength(1);
    expect(data.customSections).toMatchObject([
      { title: "What drives me", type: "summary", items: [{ content: "<p>Long walks and honest numbers in all weathers.</p>" }] },
    ]);
    expect(data.metadata.layout.pages[0]?.main).toContain(data.customSections[0]?.id);
  });

  it("keeps several positions at one employer together, and starts a new entry with the next employer", () => {
    const { data } = read(
      page(
        ...HEAD,
        heading(50, 120, "Experience"),
        bold(50, 140, "Northfield Park Trust"),
        run(50, 153, "4 years 2 months"),
        run(50, 166, "Head Gardener", { isItalic: true }),
        run(470, 166, "2019 – Present", { isItalic: true }),
        run(50, 180, "• Planned forty hectares."),
        run(50, 196, "Gardener", { isItalic: true }),
        run(470, 196, "2015 – 2018", { isItalic: true }),
        run(50, 210, "• Planted hedges."),
        bold(50, 236, "Old Mill Nurseries"),
        run(50, 249, "Apprentice", { isItalic: true }),
        run(470, 249, "2012 – 2014", { isItalic: true }),
      ),
    );
    expect(data.sections.experience.items).toMatchObject([
      {
        company: "Northfield Park Trust",
        roles: [
          {
            position: "Head Gardener",
            period: "2019 – Present",
            description: "<ul><li><p>Planned forty hectares.</p></li></ul>",
          },
          { position: "Gardener", period: "2015 – 2018" },
        ],
      },
      { company: "Old Mill Nurseries", position: "Apprentice", roles: [] },
    ]);
  });

  it("joins lines and divided words, keeps dashes of numbers, and drops icons", () => {
    const { data } = read(
      page(
        run(50, 60, "Ada Byron", { size: 24 }),
        run(50, 80, "\ue0b0 0341–555–0147"),
        heading(50, 120, "Summary"),
        run(50, 140, "Plans gardens that people use, with a soft\u00ad"),
        run(50, 154, "ware of her own and the experi-"),
        run(50, 168, "ence of twelve years in two coun\u00adtries."),
      ),
    );
    expect(data.basics.phone).toBe("0341–555–0147");
    expect(data.summary.content).toBe(
      "<p>Plans gardens that people use, with a software of her own and the experience of twelve years in two countries.</p>",
    );
  });

  it("continues a section on the next page and leaves out running headers and page numbers, but names them", () => {
    const edge = (number: number) => [
      run(50, 30, "Ada Byron – Resume", { size: 8 }),
      run(280, 820, `Page ${number} of 2`, { size: 8 }),
    ];
    const { data, unplaced } = read(
      page(
        ...edge(1),
        ...HEAD,
        heading(50, 700, "Experience"),
        bold(50, 720, "Gardener"),
        run(50, 733, "Old Mill Nurseries"),
        run(50, 746, "2014 – 2019"),
      ),
      page(
        ...edge(2),
        run(50, 80, "• Raised perennials."),
        bold(50, 110, "Apprentice"),
        run(50, 123, "Hilltop Farm"),
        run(50, 136, "2012 – 2014"),
      ),
    );
    expect(data.sections.experience.items).toMatchObject([
      { position: "Gardener", company: "Old Mill Nurseries", description: "<ul><li><p>Raised perennials.</p></li></ul>" },
      { position: "Apprentice", company: "Hilltop Farm" },
    ]);
    expect(unplaced.map(({ page: number, text }) => [number, text])).toEqual([
      [1, "Ada Byron – Resume"],
      [1, "Page 1 of 2"],
      [2, "Ada Byron – Resume"],
      [2, "Page 2 of 2"],
    ]);
  });

  it("reads months in another language than the headings, and open and shortened dates", () => {
    const { data } = read(
      page(
        ...HEAD,
        heading(50, 120, "Experience"),
        bold(50, 140, "Gärtnerin"),
        run(470, 140, "März 2019 – heute"),
        bold(50, 170, "Gardener"),
        run(470, 170, "03/14 – 09/18"),
        bold(50, 200, "Apprentice"),
        run(470, 200, "since 2012"),
      ),
    );
    expect(data.sections.experience.items.map(({ dates: { start, end, present } }) => [start, end, present])).toEqual([
      ["2019-03", null, true],
      ["2014-03", "2018-09", false],
      ["2012", null, true],
    ]);
  });

  it("loses no word of any page: each is in the document or in the list beside it", () => {
    const text = fc.oneof(
      fc.constantFrom(
        "Experience",
        "Skills",
        "Mar 2019 – Present",
        "• did things",
        "Head Gardener",
        "Northfield Ltd.",
        "2014",
        "Label: one, two",
      ),
      fc.array(fc.stringMatching(/^[a-zäé]{4,9}$/), { minLength: 1, maxLength: 8 }).map((words) => words.join(" ")),
    );
    const place = fc.record({
      x: fc.integer({ min: 20, max: 450 }),
      y: fc.integer({ min: 40, max: 800 }),
      text,
      isBold: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(place, { minLength: 12, maxLength: 40 }), (input) => {
        const result = readPdfResume([page(...input.map((each) => run(each.x, each.y, each.text, each)))], () => "id");
        if (!result) return;
        const stored = JSON.stringify([
          result.data.basics,
          result.data.summary,
          result.data.sections,
          result.data.customSections,
          result.unplaced,
        ]).toLowerCase();
        const words = input.flatMap((each) => each.text.toLowerCase().match(/[a-zäé]{4,}/g) ?? []);
        const missing = words.filter((word) => !stored.includes(word) && !["present", "experience", "skills"].includes(word));
        expect(missing).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});
