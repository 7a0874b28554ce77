import { describe, expect, it } from "vitest";
import type { ImportPlace } from "@/contracts/model/import-reading";
import { withSecondReading } from "@/domain/imports/pdf/doubts/second-reading";
import { readStreamLayout } from "@/domain/imports/pdf/layout/stream-layout";
import type { PdfRun } from "@/domain/imports/pdf/page";
import { bold, HEAD, heading, page, read, run } from "@/domain/imports/pdf/testing/page";

// Shapes of pages that builders print, which were read wrongly once. The persons are fictional.

const left = (reading: ReturnType<typeof read>) => reading.unplaced.filter(({ kind }) => kind === "text");

describe("heads of entries", () => {
  it("positions that are indented below their employer are its roles, and lengths of stay are no text", () => {
    const reading = read(
      page(
        ...HEAD,
        heading(120, "Experience"),
        bold(50, 140, "Larkspur Freight Systems"),
        run(50, 154, "7 yrs 6 mos"),
        run(50, 168, "Portland, OR"),
        bold(74, 190, "Staff Platform Engineer"),
        run(74, 204, "Jan 2022 - Present · 4 yrs 11 mos"),
        run(74, 220, "- Moved 210 services to a shared cluster without a planned outage."),
        bold(74, 242, "Platform Engineer"),
        run(74, 256, "Jun 2019 - Dec 2021 · 2 yrs 7 mos"),
        run(74, 272, "- Wrote the deployment tool that 90 engineers use."),
        bold(50, 294, "Site Reliability Engineer"),
        run(50, 308, "Quillon Health"),
        run(50, 322, "Aug 2016 - May 2019 · 2 yrs 10 mos"),
      ),
    );
    expect(reading.data.sections.experience.items).toMatchObject([
      {
        company: "Larkspur Freight Systems",
        location: "Portland, OR",
        roles: [
          { position: "Staff Platform Engineer", dates: { start: "2022-01", present: true } },
          { position: "Platform Engineer", dates: { start: "2019-06", end: "2021-12" } },
        ],
      },
      { company: "Quillon Health", position: "Site Reliability Engineer", roles: [] },
    ]);
    expect(left(reading)).toEqual([]);
  });

  it("a name that dates left no room for continues in the next line", () => {
    const { data } = read(
      page(
        ...HEAD,
        heading(120, "Education"),
        bold(50, 140, "Bachelor of Science in Applied Natural History and Field,"),
        run(345, 140, "2011 – 2014"),
        bold(50, 153, "Botany"),
        run(50, 166, "Royal Academy of Planting, Leeds"),
        bold(50, 192, "Diploma"),
        run(345, 192, "2009 – 2011"),
        run(50, 205, "College of Gardens, Leeds"),
      ),
    );
    expect(data.sections.education.items).toMatchObject([
      { school: "Royal Academy of Planting", dates: { start: "2011", end: "2014" } },
      { school: "College of Gardens", dates: { start: "2009", end: "2011" } },
    ]);
  });

  it("“Issued” before a date and “à ce jour” behind one are parts of it", () => {
    const { data } = read(
      page(
        ...HEAD,
        heading(120, "Expérience professionnelle"),
        bold(50, 140, "Responsable logistique"),
        run(400, 140, "janvier 2019 – à ce jour"),
        run(50, 154, "Maraîchers de l’Erdre, Nantes"),
        heading(190, "Certifications"),
        bold(50, 210, "Conseillère à la sécurité"),
        run(50, 224, "Institut du Fret"),
        run(50, 238, "Issued 2016"),
      ),
    );
    expect(data.sections.experience.items).toMatchObject([{ dates: { start: "2019-01", present: true } }]);
    expect(data.sections.certifications.items).toMatchObject([{ issuer: "Institut du Fret", date: "2016" }]);
  });
});

describe("columns", () => {
  it("a heading that is too long for its column ends where the text of the next begins", () => {
    const texts = (y: number, lines: readonly string[]): PdfRun[] => lines.map((text, index) => run(160, y + 14 * index, text));
    const { data } = read(
      page(
        ...HEAD,
        heading(120, "Summary"),
        ...texts(120, ["Gardener with twelve years of public parks.", "Plans with towns and schools."]),
        heading(170, "Skills"),
        ...texts(170, ["Pruning, Grafting", "Soil science"]),
        heading(220, "Languages"),
        ...texts(220, ["English (Native)", "Welsh (B2)"]),
        { ...heading(270, "Certifications"), width: 108, x: 50 },
        ...texts(270, ["Chainsaw licence, Northfield Institute, 2019"]),
      ),
    );
    expect(data.sections.certifications.items).toMatchObject([{ title: "Chainsaw licence", issuer: "Northfield Institute" }]);
  });
});

describe("other scripts", () => {
  it("room beside Japanese signs is no space, and towns end with what they are", () => {
    const { data } = read(
      page(
        run(250, 40, "職務経歴書", { size: 18, isBold: true }),
        run(430, 70, "氏名"),
        run(456, 70, "月岡 みのり", { size: 14 }),
        heading(120, "■ 職務経歴"),
        bold(50, 140, "株式会社ひばり決済"),
        run(430, 140, "2020 年 4 月～現在"),
        run(50, 156, "シニアエンジニア（横浜市）"),
        run(50, 170, "• 決済基盤を再設計し、処理時間を四割短縮しました。"),
        heading(200, "■ 語学"),
        run(50, 220, "英語（ビジネスレベル）"),
      ),
    );
    expect(data.basics).toMatchObject({ name: "月岡 みのり", headline: "" });
    expect(data.sections.experience.items).toMatchObject([
      {
        company: "株式会社ひばり決済",
        position: "シニアエンジニア",
        location: "横浜市",
        dates: { start: "2020-04", present: true },
      },
    ]);
    expect(data.sections.languages.items).toMatchObject([{ language: "英語", fluency: "ビジネスレベル" }]);
  });

  it("commas of Arabic divide a place from an employer", () => {
    const right = (y: number, text: string, look = {}) => ({ ...run(0, y, text, look), x: 545 - text.length * 5 });
    const { data } = read(
      page(
        right(50, "ليث المنصوري", { size: 24 }),
        right(120, "الخبرات العملية", { size: 14, isBold: true }),
        right(140, "مهندس شبكات أول", { isBold: true }),
        run(50, 140, "03/2020 – الآن"),
        right(156, "شركة الواحة للاتصالات، عمّان، الأردن"),
        right(172, "• تصميم شبكة تربط اثني عشر مستشفى."),
      ),
    );
    expect(data.sections.experience.items).toMatchObject([
      { company: "شركة الواحة للاتصالات", location: "عمّان، الأردن", position: "مهندس شبكات أول" },
    ]);
  });
});

describe("a second reading in the order of the file", () => {
  const NAMES = ["Northfield Park Trust", "Old Mill Nurseries", "Harbour Gardens Ltd"];
  const POSITIONS = ["Head Gardener", "Senior Gardener", "Garden Designer"];
  const jobs = NAMES.map((name, index) => [
    bold(50, 140 + 50 * index, POSITIONS[index] ?? ""),
    run(430, 140 + 50 * index, `Mar ${2012 + index * 3} – Feb ${2015 + index * 3}`),
    run(50, 154 + 50 * index, name),
    run(50, 168 + 50 * index, "• Planned forty hectares of park with a team of nine."),
  ]);
  const whole = page(...HEAD, heading(120, "Experience"), ...jobs.flat());
  const doubts = (places: readonly ImportPlace[]) =>
    new Set(places.filter(({ doubt }) => doubt === "undecided").map(({ pointer }) => pointer));

  it("fields that the second reading lacks are to be checked, and nothing is where it is altogether different", () => {
    const first = read(whole);
    const pointers = first.places.map(({ pointer }) => pointer);
    expect(doubts(withSecondReading(first, { ...first, pointers }))).toEqual(doubts(first.places));
    const second = { ...structuredClone(first), pointers };
    const [, job] = second.data.sections.experience.items;
    if (job) Object.assign(job, { position: "Old Mill Nurseries", company: "Senior Gardener" });
    const marked = doubts(withSecondReading(first, second));
    expect(marked.has("/sections/experience/items/1/position")).toBe(true);
    expect(marked.has("/sections/experience/items/1/dates")).toBe(false);
    expect(marked.has("/basics/email")).toBe(false);
    second.data.sections.experience.items = [];
    expect(withSecondReading(first, second)).toEqual(first.places);
  });

  it("reads the lines as the file has them, and divides them where the next is higher", () => {
    const [, ...rest] = whole.runs;
    const moved = { ...whole, runs: [...rest, ...whole.runs.slice(0, 1)] };
    const lines = readStreamLayout([moved])?.lines ?? [];
    expect(lines.map(({ text }) => text).at(-1)).toBe("Ada Byron");
    expect(lines.at(-1)?.region).toBe(1);
    expect(lines[2]?.cells.map(({ text }) => text)).toEqual(["Head Gardener", "Mar 2012 – Feb 2015"]);
  });
});
