import { readFileSync } from "node:fs";
import { SaxesParser } from "saxes";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ResumeData } from "@/contracts/model/resume/data";
import { TEMPLATE_NAMES } from "@/contracts/model/resume/templates";
import { normaliseResumeData } from "@/domain/normalise/resume";
import { buildTypesetterChild } from "@/scripts/build-engine.mjs";
import { hostileResume } from "@/server/documents/exports/testing/hostile-resume";
import { figures, nodesOf, readPdf } from "@/server/platform/adapters/typesetter/testing/read-pdf";
import { createTypesetter, type Typesetter } from "@/server/platform/adapters/typesetter/typesetter";
import { isItsTurn } from "@/server/testing/in-turn";
import { inLookOf } from "@/typeset/chosen-look";
import { prepareResume } from "@/typeset/prepare";
import { fullResume, fullResumeWords } from "@/typeset/testing/full-resume";

const sample = (): ResumeData => normaliseResumeData(JSON.parse(readFileSync("domain/sample/resume-v5.json", "utf8")));

/** The sample resume with one paragraph in the summary. */
function saying(html: string, change: (data: ResumeData) => void = () => {}): ResumeData {
  const data = sample();
  data.summary.content = html;
  change(data);
  return data;
}

let childPath: string;
let typesetter: Typesetter;

beforeAll(async () => {
  childPath = await buildTypesetterChild();
  typesetter = createTypesetter({ childPath, children: 1, timeoutMs: 20_000 });
  await typesetter.ready();
});
afterAll(() => typesetter.close());

describe.each(TEMPLATE_NAMES)("the PDF of %s", (template) => {
  const row = TEMPLATE_NAMES.indexOf(template);

  const job = prepareResume(fullResume(template));

  test("contains every field of every section, each link once with its target, and its structure", async () => {
    const { bytes, notices } = await typesetter.pdf(job);
    const pdf = await readPdf(bytes);
    // A template may print headings in capitals.
    const flat = pdf.text.replaceAll(/\s+/g, "").toLowerCase();
    expect(fullResumeWords().filter((word) => !flat.includes(word.toLowerCase()))).toEqual([]);
    expect(notices).toEqual([]);

    const expected = [...job.data.matchAll(/"href":"([^"]+)"/g)].map(([, href]) => href ?? "");
    const normal = (urls: string[]) => urls.map((url) => url.replace(/\/$/, "")).sort();
    expect(normal(pdf.links)).toEqual(normal(expected));

    expect(nodesOf(pdf.structure, "H1")).toHaveLength(1);
    expect(nodesOf(pdf.structure, "H2").length).toBeGreaterThan(20);
    expect(nodesOf(pdf.structure, "LI").length).toBeGreaterThan(8);
    expect((await figures(bytes)).sort()).toEqual(["3/5", "3/5", "3/5", "4/5", "4/5", "4/5"]);
    expect(pdf.outline[0]?.title).toBe("Ada Vantongeren");
    expect(pdf.outline[0]?.items.length).toBeGreaterThan(20);
  });

  test.skipIf(!isItsTurn(2, row, 0))("keeps each section together and in order when its text is extracted", async () => {
    const data = sample();
    data.metadata.template = template;
    const { text } = await readPdf((await typesetter.pdf(prepareResume(data))).bytes);
    const page = (text.split("Pixel Forge")[0] ?? "").replaceAll(/\s+/g, " ").toLowerCase();
    const inOrder = [
      "Passionate",
      "Education",
      "University",
      "Senior Game Developer",
      "et mollit",
      "Profiles",
      "LinkedIn",
      "Skills",
      "Rigid",
    ];
    const places = inOrder.map((word) => page.indexOf(word.toLowerCase()));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  test.skipIf(!isItsTurn(2, row, 1))(
    "prints nothing outside the margins, however long the words and narrow the columns",
    async () => {
      const data = fullResume(template);
      data.basics.headline = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft";
      data.basics.email = `${"long".repeat(30)}@example.com`;
      data.sections.skills.items[0] = {
        ...data.sections.skills.items[0],
        name: "W".repeat(200),
      } as (typeof data.sections.skills.items)[0];
      data.summary.content += `<p>https://example.com/${"path/".repeat(60)}</p><p>${"x".repeat(500)}</p>`;
      data.sections.education.columns = 6;
      data.metadata.layout.sidebarWidth = 15;
      const { words, sizes } = await readPdf((await typesetter.pdf(prepareResume(data))).bytes);
      const { marginX, marginY } = data.metadata.page;
      const outside = words.filter(({ leftPt, rightPt, baselinePt, page }) => {
        const size = sizes[page - 1];
        if (!size) return true;
        const slack = 0.5;
        return (
          leftPt < marginX - slack ||
          rightPt > size.width - marginX + slack ||
          baselinePt < marginY ||
          baselinePt > size.height - marginY + slack
        );
      });
      expect(outside).toEqual([]);
    },
  );
});

describe("the file", () => {
  test("is identical, byte for byte, for the same resume, and declares title, author, language and standard", async () => {
    const job = prepareResume(sample());
    const [first, second] = await Promise.all([typesetter.pdf(job), typesetter.pdf(prepareResume(sample()))]);
    expect(Buffer.compare(first.bytes, second.bytes)).toBe(0);
    const { info } = await readPdf(first.bytes);
    expect(info).toMatchObject({ Title: "David Kowalski", Author: "David Kowalski", Language: "en-US" });
    expect(Buffer.from(first.bytes).toString("latin1")).toContain("pdfuaid");
    expect(first.bytes.length).toBeLessThan(120_000);
  });

  test("has the given title", async () => {
    const { info } = await readPdf((await typesetter.pdf(prepareResume(sample(), { title: "For Northpine" }))).bytes);
    expect(info.Title).toBe("For Northpine");
  });

  test("is made even if no font has a character, without the standard and with the reason", async () => {
    const { bytes, notices } = await typesetter.pdf(prepareResume(saying("<p>Snow ꀕ and ꁘ</p>")));
    expect(notices).toContainEqual({ code: "GLYPHS_MISSING", characters: ["ꀕ", "ꁘ"] });
    expect(notices.map(({ code }) => code)).toContain("STANDARD_NOT_MET");
    expect((await readPdf(bytes)).text).toContain("Snow");
  });

  test("uses a fallback for Greek in a family without it, and keeps the standard", async () => {
    const { bytes, notices } = await typesetter.pdf(prepareResume(saying("<p>Καλημέρα κόσμε</p>")));
    expect(notices.map(({ code }) => code)).toEqual(["PICTURE_MISSING"]);
    expect((await readPdf(bytes)).text).toContain("Καλημέρα κόσμε");
  });
});

describe("links", () => {
  test("are never made for other schemes", async () => {
    const data = saying(
      '<p><a href="javascript:alert(1)">one</a> <a href="data:text/html,x">two</a> <a href="file:///etc/passwd">three</a></p>',
    );
    data.basics.website = { url: "javascript:alert(2)", label: "four" };
    data.basics.customFields = [{ id: "x", icon: "", text: "five", link: "vbscript:x" }];
    const { links, text } = await readPdf((await typesetter.pdf(prepareResume(data))).bytes);
    expect(links.filter((link) => !/^(https?|mailto|tel):/.test(link))).toEqual([]);
    for (const word of ["one", "two", "three", "four", "five"]) expect(text).toContain(word);
  });
});

describe("hostile text", () => {
  const cases: Record<string, string> = {
    "a lone surrogate": "<p>before \uD800 after</p>",
    "100,000 characters without a space": `<p>${"a".repeat(100_000)}</p>`,
    "100,000 characters of words": `<p>${"word ".repeat(20_000)}</p>`,
    "lists nested 60 deep": `${"<ul><li>x".repeat(60)}${"</li></ul>".repeat(60)}`,
    "an empty address and one of 100,000 characters": `<p><a href="">a</a> <a href="https://example.com/${"x".repeat(100_000)}">b</a></p>`,
    "right-to-left marks and scripts": "<p>\u202Eabc\u202C שלום مرحبا</p>",
    "emoji, joiners and flags": "<p>👩‍👩‍👧 🇩🇪 ✔️</p>",
    "Typst markup": '<p>#panic("no") $x$ @label *b* _i_ \\ // /* ` " #eval("1") #read("/data.json")</p>',
    "a NUL and control characters": "<p>a\u0000b\u0007c\u200Bd\u2028e</p>",
    "an item of 10,000 empty blocks": "<p></p>".repeat(10_000),
  };

  test.each(Object.entries(cases))("%s is printed without a crash", async (_name, html) => {
    const { bytes, pages } = await typesetter.pdf(prepareResume(saying(html)));
    expect(pages).toBeGreaterThan(0);
    expect(Buffer.from(bytes).subarray(0, 5).toString()).toBe("%PDF-");
  });

  test("engine markup is plain text", async () => {
    const { text } = await readPdf((await typesetter.pdf(prepareResume(saying('<p>#panic("no") *b*</p>')))).bytes);
    expect(text).toContain('#panic("no") *b*');
  });

  test("extreme numbers are printed", async () => {
    const data = saying("<p>x</p>", ({ metadata }) => {
      metadata.page = { ...metadata.page, gapX: 10_000, gapY: 10_000, marginX: 100, marginY: 100 };
      metadata.typography.body = { ...metadata.typography.body, fontSize: 24, lineHeight: 0.5 };
      metadata.typography.heading = { ...metadata.typography.heading, fontSize: 24, lineHeight: 4 };
      metadata.layout.sidebarWidth = 10;
    });
    expect((await typesetter.pdf(prepareResume(data))).pages).toBeGreaterThan(0);
  });
});

describe("the picture", () => {
  const withPicture = () => {
    const data = sample();
    data.picture = {
      ...data.picture,
      url: "/uploads/someone/pictures/1.jpeg",
      borderWidth: 2,
      shadowWidth: 6,
      rotation: 12,
      borderRadius: 20,
    };
    return prepareResume(data);
  };

  test("is printed with an alternative text", async () => {
    const bytes = await sharp({ create: { width: 300, height: 400, channels: 3, background: "#7799bb" } })
      .jpeg()
      .toBuffer();
    const { bytes: pdf, notices } = await typesetter.pdf(withPicture(), { picture: new Uint8Array(bytes) });
    expect(notices).toEqual([]);
    expect(await figures(pdf)).toContain("David Kowalski");
  });

  test.each([
    ["missing", {}],
    ["no picture at all", { picture: new Uint8Array([1, 2, 3]) }],
  ])("is left out with a notice when it is %s", async (_name, images) => {
    const { notices } = await typesetter.pdf(withPicture(), images);
    expect(notices).toEqual([{ code: "PICTURE_MISSING", url: "/uploads/someone/pictures/1.jpeg" }]);
  });
});

describe("pages and thumbnails", () => {
  /** A drawing without the names that the engine gives its groups and clips, which depend on what it typeset before. */
  const bare = (svg = "") => svg.replaceAll(/ data-tid="[^"]*"/g, "").replaceAll(/(id="|url\(#)c[^")]*/g, "$1c");

  test("each page is a self-contained drawing", async () => {
    const { pages } = await typesetter.svgPages(prepareResume(sample()));
    expect(pages).toHaveLength(4);
    for (const page of pages) {
      const ids = new Set([...page.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id));
      const used = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
      expect(used.filter((id) => !ids.has(id))).toEqual([]);
    }
    expect(pages[0]).toContain(">David Kowalski<");
  });

  test.each(TEMPLATE_NAMES)("%s: the first page alone is the first one of all pages", async (template) => {
    const data = sample();
    const job = prepareResume({ ...data, metadata: inLookOf(data.metadata, template) });
    const { pages } = await typesetter.svgPages(job);
    expect(pages.length).toBeGreaterThan(2);
    expect(bare((await typesetter.firstPage(job)).svg)).toBe(bare(pages[0]));
  });

  test("an empty first page of the layout leaves its paper to the next one", async () => {
    const data = sample();
    data.metadata.layout.pages.unshift({ fullWidth: false, main: [], sidebar: [] });
    const job = prepareResume(data);
    expect(bare((await typesetter.firstPage(job)).svg)).toBe(bare((await typesetter.svgPages(job)).pages[0]));
  });

  test("user text stays text in a drawing", async () => {
    const data = saying("<p>x</p>", ({ basics }) => {
      basics.name = '</h5:div></foreignObject><script>alert(1)</script><img src=x onerror="alert(1)">';
    });
    const { pages } = await typesetter.svgPages(prepareResume(data));
    expect(pages.join("")).not.toMatch(/<script|<img/);
  });

  test.each([1, 2, 3, 4, 5])(
    "each page is well-formed XML and can be drawn, whatever texts, links and pictures say (%d)",
    async (seed) => {
      const data = hostileResume(seed);
      data.basics.name = `A < B & "C" > 'D' ]]> &nbsp; <b>${data.basics.name}`;
      data.basics.headline = 'ends like a tag <image alt="';
      data.basics.website = { url: `https://example.com/?a<b&c="d">'e'&nbsp;`, label: "<&>" };
      data.picture = { ...data.picture, url: "/uploads/someone/pictures/1.jpeg", hidden: false };
      const picture = await sharp({ create: { width: 30, height: 40, channels: 3, background: "#7799bb" } })
        .jpeg()
        .toBuffer();
      const { pages } = await typesetter.svgPages(prepareResume(data), { picture: new Uint8Array(picture) });
      expect(pages.join("")).toContain(' alt="A &lt; B &amp; ');
      for (const page of pages) {
        const parser = new SaxesParser({ xmlns: true });
        parser.on("error", (error) => {
          throw error;
        });
        parser.write(page).close();
        expect((await sharp(Buffer.from(page)).metadata()).format).toBe("svg");
      }
    },
  );

  test("every field of a preview has a position on the page", async () => {
    const data = sample();
    const places = await typesetter.positions(prepareResume(data, { preview: true }));
    const company = places.filter(({ pointer }) => pointer.endsWith("#019bef5a-93e4-7746-ad39-44d8cec98ca4/company"));
    expect(company).toHaveLength(1);
    expect(company[0]).toMatchObject({ page: 1, heightPt: 15 });
    for (const { pointer, xPt, yPt, widthPt, heightPt } of places) {
      expect(pointer).toMatch(/^\/(basics|summary|sections|customSections|picture)/);
      expect(xPt).toBeGreaterThanOrEqual(data.metadata.page.marginX - 1);
      expect(xPt + widthPt).toBeLessThanOrEqual(596 - data.metadata.page.marginX + 1);
      expect(yPt).toBeGreaterThanOrEqual(data.metadata.page.marginY - 5);
      expect(yPt + heightPt).toBeLessThanOrEqual(842 - data.metadata.page.marginY + 5);
    }
    const name = places.find(({ pointer }) => pointer === "/basics/name");
    expect((name?.xPt ?? 0) + (name?.widthPt ?? 0) / 2).toBeCloseTo(595.28 / 2, 0);
  });

  test("the thumbnail is a picture of the first page", async () => {
    const { bytes } = await typesetter.thumbnail(prepareResume(sample()), {}, 320);
    const { format, width, height } = await sharp(bytes).metadata();
    expect({ format, width }).toEqual({ format: "webp", width: 320 });
    expect((height ?? 0) / 320).toBeCloseTo(841.89 / 595.28, 1);
    const { channels } = await sharp(bytes).stats();
    expect(channels[0]?.min).toBeLessThan(80);
    expect(channels[0]?.mean).toBeGreaterThan(200);
  });

  test("a coloured page fills its picture to the edges: no strip is left where the paper ends between two points", async () => {
    const data = sample();
    data.metadata.design.colors = { ...data.metadata.design.colors, text: "rgba(255,255,255,1)", background: "rgba(0,32,64,1)" };
    const { svg } = await typesetter.firstPage(prepareResume(data));
    expect(svg).toContain('viewBox="0 0 595.28 841.89" width="595.28pt" height="841.89pt"');
    const { bytes } = await typesetter.thumbnail(prepareResume(data), {}, 400);
    const { data: pixels, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    for (const [x, y] of [[info.width - 1, 9] as const, [9, info.height - 1] as const]) {
      const at = (y * info.width + x) * info.channels;
      expect(pixels[at]).toBeLessThan(40);
      expect(pixels[at + 3]).toBe(255);
    }
  });
});
