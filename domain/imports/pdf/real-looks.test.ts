import { describe, expect, it } from "vitest";
import type { PdfLink, PdfPage } from "@/domain/imports/pdf/page";
import { readPdfFile } from "@/domain/imports/pdf/read-pdf-file";
import { page, run } from "@/domain/imports/pdf/testing/page";
import { stopsOf } from "@/domain/imports/stops";
import { withUnplaced } from "@/domain/imports/with-unplaced";

// What went wrong in the first files that people brought. The person is fictional.

const newSequence = () => {
  let number = 0;
  return () => `id-${++number}`;
};
const read = (...pages: PdfPage[]) => {
  const result = readPdfFile({ layout: pages, embedded: null }, newSequence());
  if (!result.ok) throw new Error(result.reason);
  return result.reading;
};
const heading = (y: number, text: string) => run(50, y, text, { size: 14, isBold: true });
const bold = (x: number, y: number, text: string) => run(x, y, text, { isBold: true });
const NAME = run(50, 50, "Ada Byron", { size: 24 });
const MAIL = run(50, 76, "ada@example.com");
/** Right-aligned in the column of places and dates. */
const beside = (y: number, text: string) => run(550 - text.length * 5, y, text);

describe("dates in a column beside entries", () => {
  const lines = (place: string, dates: [string, ...string[]]) =>
    page(
      NAME,
      MAIL,
      heading(120, "Experience"),
      bold(50, 140, "Harbour Works"),
      run(116, 140, ", Reliability Engineer"),
      beside(140, place),
      run(54, 153, "• Raised the availability of the whole pipeline to 99.97%"),
      ...dates.map((text, index) => beside(153 + 13 * index, text)),
      run(62, 166, "uptime in all regions."),
      run(54, 179, "• Wrote the handbook."),
      bold(50, 200, "Old Mill"),
      run(90, 200, ", Technician"),
      beside(200, "Leeds, United Kingdom"),
      run(54, 213, "• Repaired pumps and everything near them."),
      beside(213, "May 2018 – May 2023"),
    );

  it.each([
    [["June 2023 – present"], "Jun 2023 – Present"],
    [["September 2023 –", "present"], "Sep 2023 – Present"],
    [["June 2023 – May", "2025"], "Jun 2023 – May 2025"],
    [["June 2023 – May 2025", "2 years"], "Jun 2023 – May 2025"],
  ] as [[string, ...string[]], string][])("%j beside the first points belong to the entry, not to its text", (dates, period) => {
    const { data, stops } = read(lines("Bristol, United Kingdom", dates));
    expect(data.sections.experience.items).toMatchObject([
      {
        company: "Harbour Works",
        position: "Reliability Engineer",
        location: "Bristol, United Kingdom",
        period,
        description:
          "<ul><li><p>Raised the availability of the whole pipeline to 99.97% uptime in all regions.</p></li><li><p>Wrote the handbook.</p></li></ul>",
      },
      { company: "Old Mill", position: "Technician", period: "May 2018 – May 2023" },
    ]);
    expect(stops).toEqual([]);
  });

  it("at the end of every entry belong to that entry, not to the next", () => {
    const { data } = read(
      page(
        NAME,
        MAIL,
        heading(120, "Experience"),
        bold(50, 140, "Gardener"),
        run(50, 153, "Old Mill Ltd."),
        run(54, 166, "• Planted hedges."),
        run(50, 179, "May 2018 – May 2023"),
        bold(50, 200, "Trainee Gardener"),
        run(50, 213, "Park Trust"),
        run(54, 226, "• Mowed lawns."),
        run(50, 239, "June 2016 – April 2018"),
      ),
    );
    expect(data.sections.experience.items).toMatchObject([
      { position: "Gardener", company: "Old Mill Ltd.", period: "May 2018 – May 2023" },
      { position: "Trainee Gardener", company: "Park Trust", period: "Jun 2016 – Apr 2018" },
    ]);
  });
});

it("hyphens of compounds stay, and marks of divided words go, wherever the line or the face has them", () => {
  const { data } = read(
    page(
      NAME,
      MAIL,
      heading(120, "Summary"),
      run(50, 140, "Builds high-"),
      run(50, 153, "impact services and a hands\u00ad"),
      run(50, 166, "on culture; client\u00adfacing, re-"),
      run(50, 179, "liable and peer\u00adreviewed work for people everywhere."),
    ),
  );
  expect(data.summary.content).toBe(
    "<p>Builds high-impact services and a hands-on culture; client-facing, reliable and peer-reviewed work for people everywhere.</p>",
  );
});

it("names of icons are left out and reported, a phone keeps its bracket, and handles become profiles by their links", () => {
  const link = (url: string, left: number, right: number): PdfLink => ({ url, left, right, top: 66, bottom: 78 });
  const contact =
    "HOUSE-CHIMNEY Leeds, United Kingdom | MOBILE-ALT (+44) 20-7946-0123 | ENVELOPE ada@example.com | LINKEDIN-IN ada-byron";
  const { data, unplaced } = read({
    ...page(
      NAME,
      { ...run(50, 76, contact), width: 480 },
      run(50, 90, "GitHub: abyron | XING: Ada_Byron"),
      heading(120, "Summary"),
      run(50, 140, "Plans gardens that people like to sit in, and counts bees."),
    ),
    links: [link("https://www.linkedin.com/in/ada-byron", 480, 530)],
  });
  expect(data.basics).toMatchObject({
    location: "Leeds, United Kingdom",
    phone: "(+44) 20-7946-0123",
    email: "ada@example.com",
    customFields: [],
  });
  expect(data.sections.profiles.items.map(({ network, username, website }) => [network, username, website.url])).toEqual([
    ["LinkedIn", "ada-byron", "https://www.linkedin.com/in/ada-byron"],
    ["GitHub", "abyron", "https://github.com/abyron"],
    ["XING", "Ada_Byron", "https://xing.com/profile/Ada_Byron"],
  ]);
  expect(unplaced.filter(({ kind }) => kind === "text")).toEqual([]);
  expect(unplaced.map(({ text }) => text).join(" ")).toContain("HOUSE-CHIMNEY");
});

it("sections keep their order and titles; a second one of a kind is a separate section", () => {
  const { data } = read(
    page(
      NAME,
      MAIL,
      heading(120, "Skills"),
      run(50, 140, "Pruning, grafting"),
      heading(160, "Publications"),
      run(50, 180, "Hedges of the North, 2019"),
      heading(200, "Patents"),
      run(50, 220, "A quiet hedge trimmer, 2021"),
      heading(240, "Experience"),
      bold(50, 260, "Gardener, Old Mill Ltd."),
      run(450, 260, "2014 – 2019"),
    ),
  );
  const patents = data.customSections[0];
  expect(patents).toMatchObject({
    title: "Patents",
    type: "publications",
    items: [{ title: "A quiet hedge trimmer", date: "2021" }],
  });
  expect(data.sections.publications).toMatchObject({ title: "", items: [{ title: "Hedges of the North" }] });
  const { main } = data.metadata.layout.pages[0] ?? { main: [] };
  const order = ["skills", "publications", patents?.id ?? "", "experience"];
  expect(main.filter((id) => order.includes(id))).toEqual(order);
});

it("texts without a place are in a hidden section, every word is counted, and the page has room at its edges", () => {
  const reading = read(
    page(
      NAME,
      MAIL,
      run(50, 90, "Ref. 0815/x"),
      heading(120, "Skills"),
      run(50, 140, "Pruning, grafting, hedges, soil science"),
      run(540, 820, "1/1", { size: 8 }),
    ),
  );
  const { total, placed, left } = reading.words;
  expect([placed + left, left >= 1]).toEqual([total, true]);
  expect(reading.unplaced).toContainEqual(expect.objectContaining({ text: "1/1", kind: "header-or-footer" }));
  const stored = withUnplaced({ ...reading, unplaced: [{ text: "sub- 2. 3. 4.", kind: "text" }] }, newSequence());
  expect(stored.customSections).toMatchObject([{ hidden: true }]);
  const { marginX, marginY } = stored.metadata.page;
  expect([marginX >= 34, marginY >= 34, stored.metadata.design.colors.primary]).toEqual([true, true, "rgba(38, 66, 106, 1)"]);
});

it("a job whose dates are lost in its text is a stop with a sentence", () => {
  const { data } = read(
    page(NAME, MAIL, heading(120, "Experience"), bold(50, 140, "Gardener, Old Mill Ltd."), run(450, 140, "2014 – 2019")),
  );
  const [job] = data.sections.experience.items;
  if (!job) throw new Error("no job");
  const lost = {
    ...job,
    dates: { start: null, end: null, present: false },
    description: "<p>Mowed lawns of the park 2012 – 2014</p>",
  };
  const experience = { ...data.sections.experience, items: [job, lost] };
  const words = { total: 10, placed: 4, left: 6 };
  expect(stopsOf({ ...data, sections: { ...data.sections, experience } }, words)).toEqual([
    { code: "jobs-without-dates", text: "1 of 2 jobs have no dates." },
    { code: "dates-in-text", text: "The texts of 1 of 2 jobs have dates that the jobs lack." },
    { code: "words-unplaced", text: "6 of 10 words have no place." },
  ]);
  expect(stopsOf(data, { total: 10, placed: 10, left: 0 })).toEqual([]);
});
