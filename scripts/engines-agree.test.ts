import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { WasmEngine } from "@/components/kit/page-preview/wasm-engine";
import type { ResumeData } from "@/contracts/model/resume/data";
import type { PageBreaks } from "@/contracts/model/resume/design-choices";
import { TEMPLATE_NAMES } from "@/contracts/model/resume/templates";
import { normaliseResumeData } from "@/domain/normalise/resume";
import { withPageBreaks } from "@/domain/page-breaks";
import { buildTypesetterChild, buildWasmEngine } from "@/scripts/build-engine.mjs";
import { createTypesetter, type Typesetter } from "@/server/platform/adapters/typesetter/typesetter";
import { isItsTurn } from "@/server/testing/in-turn";
import { iconFile } from "@/typeset/content/icons";
import type { TypesettingJob } from "@/typeset/job";
import { standalonePages } from "@/typeset/layout/svg-pages";
import { prepareLetter } from "@/typeset/letters/prepare-letter";
import { prepareResume } from "@/typeset/prepare";
import { denseResume } from "@/typeset/testing/dense-resume";
import { fullResume } from "@/typeset/testing/full-resume";
import { languageResume } from "@/typeset/testing/languages/resume";
import { LETTER_LANGUAGES, sampleLetter } from "@/typeset/testing/letters";

const { resolve } = createRequire(import.meta.url);
const read = (name: string) => new Uint8Array(readFileSync(resolve(name)));

let typesetter: Typesetter;
let browser: WasmEngine;

beforeAll(async () => {
  const [childPath, wasmEngine] = await Promise.all([buildTypesetterChild(), buildWasmEngine()]);
  typesetter = createTypesetter({ childPath, children: 1 });
  const { createWasmEngine } = (await import(
    /* @vite-ignore */ wasmEngine
  )) as typeof import("@/components/kit/page-preview/wasm-engine");
  browser = await createWasmEngine({
    compiler: read("@myriaddreamin/typst-ts-web-compiler/wasm"),
    renderer: read("@myriaddreamin/typst-ts-renderer/wasm"),
    font: async (file) => read(`@expo-google-fonts/${file}`),
    icon: async (name) => readFileSync(resolve(`@phosphor-icons/core/assets/${iconFile(name)}`), "utf8"),
  });
});
afterAll(() => typesetter.close());

const sample = (): ResumeData => normaliseResumeData(JSON.parse(readFileSync("domain/sample/resume-v5.json", "utf8")));

function signs(): ResumeData {
  const data = languageResume("en-GB", "onyx", "Lato");
  data.summary.content = "<p>Done ✔ → 🚀 ☎, 简历 and 職歴</p>";
  return data;
}

function headed(): ResumeData {
  const data = fullResume("gengar");
  Object.assign(data.metadata.page, { locale: "fa-IR", runningHeader: true });
  return data;
}

/** Drawings without the engines' internal names: parts go unnamed, glyphs are called by their shape. */
function bare(page: string): string {
  const shapes = new Map([...page.matchAll(/<path id="([^"]+)"[^>]* d="([^"]+)"/g)].map(([, id, shape]) => [id, shape]));
  return page
    .replace(/<defs>.*?<\/defs>/s, "")
    .replaceAll(/(id="|url\(#)c[^")]+/g, "$1clip")
    .replaceAll(/ (?:data-tid|data-reuse-from)="[^"]*"/g, "")
    .replaceAll(/href="#([^"]+)"/g, (_use, id: string) => `href="#${shapes.get(id)}"`);
}

/** The glyphs of a drawing in their order, and their positions on the page in points. */
function glyphs(page: string): { shape: string; x: number; y: number }[] {
  const places: { shape: string; x: number; y: number }[] = [];
  const stack = [{ x: 0, y: 0, scale: 1 }];
  for (const [tag, name, attributes = ""] of page.matchAll(/<(\/?(?:g|use)\b)([^>]*)>/g)) {
    const here = stack.at(-1) ?? { x: 0, y: 0, scale: 1 };
    if (name === "/g") stack.pop();
    else if (name === "g") {
      const [, move] = /translate\(([^)]*)\)/.exec(attributes) ?? [];
      const [, scale = "1"] = /scale\((-?[\d.]+)/.exec(attributes) ?? [];
      const [x = 0, y = 0] = (move ?? "0,0").split(",").map(Number);
      if (!tag.endsWith("/>"))
        stack.push({ x: here.x + x * here.scale, y: here.y + y * here.scale, scale: here.scale * Number(scale) });
    } else {
      const x = here.x + Number(/x="([^"]*)"/.exec(attributes)?.[1] ?? 0) * here.scale;
      places.push({ shape: /href="#([^"]*)"/.exec(attributes)?.[1] ?? "", x, y: here.y });
    }
  }
  return places;
}

/** Long enough for pages after the end of the sidebar. */
function divided(breaks: PageBreaks, generation?: number): ResumeData {
  const data = fullResume("gengar");
  const { experience } = data.sections;
  experience.items = Array.from({ length: 4 }).flatMap((_, round) =>
    experience.items.map((job) => ({ ...job, id: `${job.id}-${round}` })),
  );
  return withPageBreaks(data, breaks, generation);
}

/** A resume whose sidebar continues when the main column has ended. */
function besideLittle(): ResumeData {
  const data = divided("improved");
  const [page] = data.metadata.layout.pages;
  if (!page) throw new Error("The resume has no page.");
  page.sidebar = [...page.main, ...page.sidebar];
  page.main = page.sidebar.splice(0, 1);
  return data;
}

const documents: [string, ResumeData][] = [
  ...TEMPLATE_NAMES.map((template): [string, ResumeData] => [`a full resume in ${template}`, fullResume(template)]),
  ["the sample resume", sample()],
  ...(["el-GR", "ja-JP", "zh-TW", "ko-KR", "ar-EG", "he-IL", "th-TH", "hi-IN"] as const).map((language): [string, ResumeData] => [
    `a resume in ${language}`,
    languageResume(language, "azurill"),
  ]),
  ["signs that only spare fonts have", signs()],
  ["pages with a running header", headed()],
  ["pages after the end of a sidebar", divided("improved")],
  ["pages after the end of a main column", besideLittle()],
  ["pages with the earlier breaks", divided("earlier", 1)],
  ["pages before last ones were balanced", divided("earlier", 2)],
  ["pages before main columns stayed fuller", divided("earlier", 3)],
  ["pages before sidebars took what is theirs", divided("earlier", 4)],
  ["a head of lapras with little room", withPageBreaks(fullResume("lapras"), "earlier", 5)],
  ["a last page that takes more of the page before", denseResume("glalie")],
];

const jobs: [string, TypesettingJob][] = [
  ...documents.map(([name, data]): [string, TypesettingJob] => [name, prepareResume(data)]),
  ...LETTER_LANGUAGES.map((language): [string, TypesettingJob] => [
    `a letter in ${language}`,
    prepareLetter(sampleLetter("gengar", language, { paragraphs: 24 })),
  ]),
];

const inTheirTurn = <Case>(cases: readonly Case[], first: number) =>
  cases.filter((_, place) => place >= TEMPLATE_NAMES.length || isItsTurn(2, place, first));

test.each(inTheirTurn(jobs, 0))("server and browser draw %s alike, glyph for glyph", async (_name, job) => {
  const { pages, notices } = await typesetter.svgPages(job);
  const drawing = await browser.draw(job, {}, true);
  expect(standalonePages(drawing.svg).map(bare)).toEqual(pages.map(bare));
  expect(drawing.notices).toEqual(notices);
});

test.each(inTheirTurn(documents, 1))(
  "the preview of %s breaks lines and pages where the printed page does",
  async (_name, data) => {
    const outlines = async (preview: boolean) =>
      (await typesetter.svgPages(prepareResume(data, { preview }))).pages.map(bare).map(glyphs);
    const [preview, print] = [(await outlines(true)).flat(), (await outlines(false)).flat()];
    expect(preview.map(({ shape }) => shape)).toEqual(print.map(({ shape }) => shape));
    // The drawing rounds every part's place to a thousandth, and the parts of the two are cut differently.
    const moved = preview.filter(({ x, y }, index) => Math.hypot(x - (print[index]?.x ?? 0), y - (print[index]?.y ?? 0)) > 0.05);
    expect(moved).toEqual([]);
  },
);

test("what changes is drawn as it would be from the beginning", async () => {
  const data = sample();
  await browser.draw(prepareResume(data, { preview: true }), {}, true);
  data.summary.content += "<p>One more paragraph.</p>";
  const changed = await browser.draw(prepareResume(data, { preview: true }), {});
  expect(changed.whole).toBe(false);
  expect(changed.svg).toContain("One more paragraph.");
  expect(changed.svg.length).toBeLessThan(60_000);
});
