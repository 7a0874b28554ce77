import { afterAll, beforeAll, expect, test } from "vitest";
import { TEMPLATE_NAMES, type TemplateName } from "@/contracts/model/resume/templates";
import { sampleResumeData } from "@/domain/sample/resume";
import { buildTypesetterChild } from "@/scripts/build-engine.mjs";
import { readPdf } from "@/server/platform/adapters/typesetter/testing/read-pdf";
import { createTypesetter, type Typesetter } from "@/server/platform/adapters/typesetter/typesetter";
import { isItsTurn } from "@/server/testing/in-turn";
import { prepareResume } from "@/typeset/prepare";

let typesetter: Typesetter;
beforeAll(async () => {
  typesetter = createTypesetter({ childPath: await buildTypesetterChild(), children: 1, timeoutMs: 20_000 });
  await typesetter.ready();
});
afterAll(() => typesetter.close());

const styled = (template: TemplateName, text: string, mode: "semantic" | "legacy" = "semantic") => {
  const data = sampleResumeData();
  data.metadata.template = template;
  data.metadata.stylesheet = { mode, source: { languageVersion: 1, text } };
  return prepareResume(data);
};

const DRESSED = `@version 1;
name { font-size: 31pt; letter-spacing: 0.5pt; }
contact { font-size: 7pt; }
heading { font-size: 13pt; text-transform: uppercase; border-below: 1pt accent; space-above: 3pt; }
experience { background: #f4f1ea; padding: 6pt; radius: 3pt; }
experience item { border-start: 2pt accent; padding: 4pt; }
title { font-size: 11.5pt; font-weight: 700; }
date { font-style: italic; font-size: 8pt; }
text { line-height: 1.25; text-align: justify; }
link { text-decoration: none; color: #1a4d8e; }
keywords, secondary { color: #456; }
level, icon, mark, bold { color: #a33; }
`;

const squashed = (text: string) => text.replace(/\s+/g, "").toLowerCase();

test.each(TEMPLATE_NAMES.filter((_, place) => isItsTurn(2, place)))(
  "%s: a stylesheet changes the appearance, not the extracted text",
  async (template) => {
    const plain = await readPdf((await typesetter.pdf(styled(template, "@version 1;\n"))).bytes);
    const { bytes, notices } = await typesetter.pdf(styled(template, DRESSED));
    const decorated = await readPdf(bytes);
    expect(notices).toEqual([]);
    const words = (text: string) => [...squashed(text)].sort().join("");
    expect(words(decorated.text)).toBe(words(plain.text));
    expect(decorated.links.sort()).toEqual(plain.links.sort());
    expect(decorated.text).toContain("EXPERIENCE");
    const sizes = new Set(decorated.words.map(({ sizePt }) => Math.round(sizePt * 10) / 10));
    for (const size of [31, 7, 13, 11.5]) expect(sizes, `${size} pt`).toContain(size);
    for (const { rightPt, leftPt, page } of decorated.words) {
      expect(leftPt).toBeGreaterThan(0);
      expect(rightPt).toBeLessThan((decorated.sizes[page - 1]?.width ?? 0) + 0.5);
    }
  },
);

test("one section and one item can be styled on their own", async () => {
  const data = sampleResumeData();
  const [first, second] = data.sections.experience.items;
  data.metadata.stylesheet.source.text = `experience title { font-size: 15pt } #${first?.id} title { font-size: 18pt }`;
  const { words } = await readPdf((await typesetter.pdf(prepareResume(data))).bytes);
  const sizeOf = (text: string | undefined) =>
    Math.max(...words.filter((word) => text?.startsWith(word.text) && word.text.length > 4).map(({ sizePt }) => sizePt));
  expect(sizeOf(first?.position)).toBeCloseTo(18, 1);
  expect(sizeOf(second?.company)).toBeCloseTo(15, 1);
  expect(sizeOf(data.sections.education.items[0]?.degree)).toBeLessThan(12);
});

test.each([
  ["onyx", "text, title, name, headline, link, contact, date { color: paper }"],
  ["onyx", "text, title, name, headline, link, contact, date { color: rgba(0, 0, 0, 0.1) }"],
  ["ditto", "name, headline, contact { color: accent }"],
] as const)("%s: text in the colour of its ground keeps its own: %s", async (template, text) => {
  const inks = async (sheet: string) => {
    const svg = (await typesetter.svgPages(styled(template, sheet))).pages.join("");
    return [...svg.matchAll(/ fill="(#[^"]+)"/g)].map(([, fill]) => fill).sort();
  };
  const plain = await inks("");
  expect(plain.length).toBeGreaterThan(50);
  expect(await inks(text)).toEqual(plain);
});

test("legacy text is stored but not printed; an empty stylesheet changes no byte; problems are reported", async () => {
  const none = await typesetter.pdf(styled("onyx", "@version 1;\n"));
  const legacy = await typesetter.pdf(styled("onyx", DRESSED, "legacy"));
  expect(Buffer.from(legacy.bytes).equals(Buffer.from(none.bytes))).toBe(true);
  const { notices } = await typesetter.pdf(styled("onyx", "heading { colour: red }"));
  expect(notices).toEqual([
    {
      code: "STYLES_NOT_UNDERSTOOD",
      count: 1,
      first: { line: 1, column: 11, length: 6, message: expect.stringContaining("color") },
    },
  ]);
});
