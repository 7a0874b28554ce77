import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ResumeData } from "@/contracts/model/resume/data";
import { SECTION_KEYS } from "@/contracts/model/resume/sections/forms";
import { TEMPLATE_NAMES, type TemplateName } from "@/contracts/model/resume/templates";
import { defaultResumeData } from "@/domain/default-resume";
import { sampleResumeData } from "@/domain/sample/resume";
import { buildTypesetterChild } from "@/scripts/build-engine.mjs";
import { overlaps } from "@/server/platform/adapters/typesetter/testing/overlaps";
import { nodesOf, readPdf } from "@/server/platform/adapters/typesetter/testing/read-pdf";
import { createTypesetter, type Typesetter } from "@/server/platform/adapters/typesetter/typesetter";
import type { Images } from "@/server/platform/workers/messages";
import { isItsTurn } from "@/server/testing/in-turn";
import { prepareResume } from "@/typeset/prepare";
import { fullResume } from "@/typeset/testing/full-resume";
import { stressResume } from "@/typeset/testing/stress-resume";

// Every printed template with every document, in turn: rules that hold for all of them.

let typesetter: Typesetter;
let portrait: Uint8Array;

beforeAll(async () => {
  typesetter = createTypesetter({ childPath: await buildTypesetterChild(), children: 1, timeoutMs: 20_000 });
  await typesetter.ready();
  const picture = sharp({ create: { width: 300, height: 400, channels: 3, background: "#7799bb" } });
  portrait = new Uint8Array(await picture.jpeg().toBuffer());
});
afterAll(() => typesetter.close());

const PICTURE = "/uploads/someone/pictures/1.jpeg";

function sample(template: TemplateName, change: (data: ResumeData) => void = () => {}): ResumeData {
  const data = sampleResumeData();
  data.metadata.template = template;
  change(data);
  return data;
}

const DOCUMENTS: Record<string, (template: TemplateName) => ResumeData> = {
  "the sample": sample,
  "the sample with a picture, on letter paper": (template) =>
    sample(template, (data) => {
      data.picture = { ...data.picture, url: PICTURE, borderRadius: 100, borderWidth: 1, shadowWidth: 4, rotation: 5 };
      data.metadata.page = { ...data.metadata.page, format: "letter", marginX: 54, marginY: 48 };
    }),
  "the sample on one long page": (template) =>
    sample(template, ({ metadata }) => Object.assign(metadata.page, { format: "free-form" })),
  "the sample in a right-to-left language": (template) =>
    sample(template, ({ metadata }) => Object.assign(metadata.page, { locale: "he-IL", marginX: 40, marginY: 40 })),
  "a full resume": fullResume,
  "a resume that asks too much": stressResume,
  "a resume that asks too much beside a picture": (template) => {
    const data = stressResume(template);
    data.picture = { ...data.picture, url: PICTURE, size: 160 };
    return data;
  },
  "only a name": (template) => {
    const data = defaultResumeData({ name: "Ilse Marwick" });
    data.metadata.template = template;
    return data;
  },
};

/** These have separate tests, so every template prints them. */
const ALWAYS = ["the sample with a picture, on letter paper", "a full resume", "a resume that asks too much"];

/** The prefix of every word of a full resume, which names its section. */
const SECTION_NAMES = SECTION_KEYS.map((key) => key.charAt(0).toUpperCase() + key.slice(1));
const SECTION_WORD = new RegExp(`(?:Own|Second)?(?:Summary|${SECTION_NAMES.join("|")})(?=[A-Z])`, "g");

type Print = Awaited<ReturnType<typeof print>>;

async function print(data: ResumeData) {
  const job = prepareResume(data);
  const images: Images = job.images.length > 0 ? { picture: portrait } : {};
  const { bytes, notices } = await typesetter.pdf(job, images);
  return { data, job, images, bytes, notices, ...(await readPdf(bytes)) };
}

describe.each(TEMPLATE_NAMES)("%s", (template) => {
  const row = TEMPLATE_NAMES.indexOf(template);
  /** Each document is printed and read once for all tests. */
  const prints = new Map<string, Promise<Print>>();
  const printed = (name: string): Promise<Print> => {
    const make = DOCUMENTS[name];
    if (!make) throw new Error(`There is no document called ${name}.`);
    const known = prints.get(name) ?? print(make(template));
    prints.set(name, known);
    return known;
  };

  const documents = Object.keys(DOCUMENTS).filter((name, column) => ALWAYS.includes(name) || isItsTurn(3, row, column));
  test.each(documents)("prints %s inside its margins, without overlaps, to the standard", async (name) => {
    const { data, notices, words, sizes } = await printed(name);
    // Characters that no font can show have a separate notice.
    if (!notices.some(({ code }) => code === "GLYPHS_MISSING")) expect(notices).toEqual([]);
    const { marginX, marginY } = data.metadata.page;
    const outside = words.filter(({ leftPt, rightPt, baselinePt, page }) => {
      const size = sizes[page - 1];
      if (!size) return true;
      return (
        leftPt < marginX - 0.5 ||
        rightPt > size.width - marginX + 0.5 ||
        baselinePt < marginY ||
        baselinePt > size.height - marginY + 0.5
      );
    });
    expect(outside).toEqual([]);
    expect(overlaps(words)).toEqual([]);
  });

  test("prints the same bytes again", async () => {
    const { job, images, bytes } = await printed("the sample with a picture, on letter paper");
    expect(Buffer.compare((await typesetter.pdf(job, images)).bytes, bytes)).toBe(0);
  });

  test("prints nothing for missing content: an empty resume is one empty page", async () => {
    const data = defaultResumeData({ name: "" });
    data.metadata.template = template;
    const { bytes, pages } = await typesetter.pdf(prepareResume(data));
    expect(pages).toBe(1);
    expect((await readPdf(bytes)).text.trim()).toBe("");
  });

  test("extracts as plain words: no ligatures, private-use or replacement characters", async () => {
    const { text } = await printed("a resume that asks too much");
    expect(text.match(/[\uFB00-\uFB4F\uE000-\uF8FF\uFFFD\u2E80-\u2FDF\u200B\u00AD]/g)).toBeNull();
    expect(text.match(/Company\d+\s+of\s+a\s+rather\s+long/g)).toHaveLength(40);
  });

  test("keeps each section together when its text is extracted", async () => {
    const { words, pages } = await printed("a full resume");
    const seen = new Set<string>();
    // Page by page, the way a file is read: in two columns a page's sidebar comes before the next page.
    for (let page = 1; page <= pages; page++) {
      const text = words.flatMap((word) => (word.page === page ? [word.text.replaceAll(/\s/g, "")] : [])).join("");
      const stretches = new Map<string, { from: number; to: number }>();
      for (const { 0: word, index } of text.matchAll(SECTION_WORD)) {
        const section = word.replace("Second", "");
        stretches.set(section, { from: stretches.get(section)?.from ?? index, to: index });
        seen.add(section);
      }
      const inOrder = [...stretches].sort(([, one], [, other]) => one.from - other.from);
      const mixed = inOrder.filter(([, { to }], index) => to > (inOrder[index + 1]?.[1].from ?? Number.POSITIVE_INFINITY));
      expect(mixed).toEqual([]);
    }
    expect(seen.size).toBe(26);
  });

  test("never leaves a section title alone at the end of a page", async () => {
    // Each height of the text above moves the page breaks.
    for (let lines = 0; lines < 12; lines++) {
      if (!isItsTurn(4, row, lines)) continue;
      const data = stressResume(template);
      data.sections.experience.items = data.sections.experience.items.slice(0, 3);
      data.summary.content = "<p>One line.</p>".repeat(lines + 1);
      // The positions of the fields are computed without making a file.
      const places = await typesetter.positions(prepareResume(data, { preview: true }));
      for (const section of ["volunteer", "awards", "certifications", "languages", "interests"]) {
        const title = places.find(({ pointer }) => pointer === `/sections/${section}/title`);
        const entry = places.find(({ pointer }) => pointer.startsWith(`/sections/${section}/items/`));
        expect(title && entry, section).toBeDefined();
        expect(entry?.page, `the first entry of ${section}, ${lines} lines`).toBe(title?.page);
      }
    }
  });

  test("can show name and page number above later pages, hidden from text extraction and screen readers", async () => {
    const cases = [
      ["en-GB", "Ilse Marwick", "2 / "],
      ["fa-IR", "لیلا منصوری", "۲ / "],
    ] as const;
    for (const [column, [language, name, second]] of cases.entries()) {
      if (!isItsTurn(2, row, column)) continue;
      const data = fullResume(template);
      Object.assign(data.metadata.page, { locale: language, runningHeader: true });
      data.basics.name = name;
      const { words, pages, sizes, structure } = await readPdf((await typesetter.pdf(prepareResume(data))).bytes);
      expect(pages).toBeGreaterThan(1);
      expect(overlaps(words)).toEqual([]);
      for (let page = 1; page <= pages; page++) {
        const above = words.filter((word) => word.page === page && word.baselinePt < 30 && word.isArtifact);
        const text = above.map((word) => word.text).join("");
        if (page === 1) expect(text).toBe("");
        if (page === 2) expect(text.replaceAll(/\s+/g, " ")).toContain(second.trim().slice(0, 1));
        if (page === 2 && language === "en-GB") expect(text).toBe(`${name} · 2 / ${pages}`);
        const width = sizes[page - 1]?.width ?? 0;
        for (const { leftPt, rightPt } of above) {
          expect(leftPt).toBeGreaterThan(data.metadata.page.marginX - 0.5);
          expect(rightPt).toBeLessThan(width - data.metadata.page.marginX + 0.5);
        }
        const lowest = words
          .filter((word) => word.page === page && !word.isArtifact)
          .map((word) => word.baselinePt - 0.78 * word.sizePt);
        expect(Math.min(...lowest)).toBeGreaterThan(29);
      }
      expect(nodesOf(structure, "H1")).toHaveLength(1);
    }
  });
});
