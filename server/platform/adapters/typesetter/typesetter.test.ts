import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TEMPLATE_NAMES } from "@/contracts/model/resume/templates";
import { buildTypesetterChild } from "@/scripts/build-engine.mjs";
import { figures, nodesOf, readPdf } from "@/server/platform/adapters/typesetter/testing/read-pdf";
import { createTypesetter, type Typesetter } from "@/server/platform/adapters/typesetter/typesetter";
import { isItsTurn } from "@/server/testing/in-turn";
import { prepareResume } from "@/typeset/prepare";
import { fullResume, fullResumeWords } from "@/typeset/testing/full-resume";
import { sample, saying } from "./testing/printed";

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
