import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TEMPLATE_NAMES } from "@/contracts/model/resume/templates";
import { sampleResumeData } from "@/domain/sample/resume";
import { buildTypesetterChild } from "@/scripts/build-engine.mjs";
import { printInOffice } from "@/scripts/office.mjs";
import { hostileResume } from "@/server/documents/exports/testing/hostile-resume";
import { readPdf } from "@/server/platform/adapters/typesetter/testing/read-pdf";
import { createTypesetter, type Typesetter } from "@/server/platform/adapters/typesetter/typesetter";
import type { TypesettingJob } from "@/typeset/job";
import { prepareLetter } from "@/typeset/letters/prepare-letter";
import { prepareResume } from "@/typeset/prepare";
import { fullResume } from "@/typeset/testing/full-resume";
import { languageResume } from "@/typeset/testing/languages/resume";
import { sampleLetter } from "@/typeset/testing/letters";
import { officeLetter } from "./letter";
import type { OfficeDocument, OfficePicture } from "./model";
import { openDocumentFile } from "./open-document";
import { officeResume } from "./resume";
import { wordFile } from "./word";

// Word and OpenDocument files of every template, opened by LibreOffice and compared with the PDF. It starts slowly, so one run prints all.

/** Fonts of the documents below, so that lines break where they do on the page. */
const FONTS = ["ibm-plex-serif", "inter", "noto-sans", "noto-sans-jp", "vazirmatn"];

let picture: OfficePicture;
let typesetter: Typesetter;
const folder = mkdtempSync(join(tmpdir(), "office-files-"));

interface Case {
  model: () => OfficeDocument;
  /** What the page prints; nothing for documents that must only open. */
  job: (() => TypesettingJob) | null;
  ordered: boolean;
}

const sample = (template: (typeof TEMPLATE_NAMES)[number]) => {
  const data = sampleResumeData();
  Object.assign(data.metadata, { template, page: { ...data.metadata.page, marginX: 45, marginY: 45 } });
  return data;
};

/** Templates whose columns are side by side on the page: the PDF has the same words in another order. */
const SIDE_BY_SIDE = new Set(["azurill", "chikorita", "ditgar", "ditto", "gengar", "glalie", "leafish", "pikachu", "porygon"]);

const CASES: Record<string, Case> = {
  ...Object.fromEntries(
    TEMPLATE_NAMES.map((name): [string, Case] => [
      name,
      {
        model: () =>
          officeResume(sample(name), "Sample", name === "onyx" || name === "scizor" || name === "kakuna" ? picture : null),
        job: () => prepareResume(sample(name)),
        ordered: !SIDE_BY_SIDE.has(name),
      },
    ]),
  ),
  full: {
    model: () => officeResume(fullResume("onyx"), "Full", null),
    job: () => prepareResume(fullResume("onyx")),
    ordered: true,
  },
  "full-columns": {
    model: () => officeResume(fullResume("gengar"), "Full", null),
    job: () => prepareResume(fullResume("gengar")),
    ordered: false,
  },
  japanese: {
    model: () => officeResume(languageResume("ja-JP", "onyx"), "Japanese", null),
    job: () => prepareResume(languageResume("ja-JP", "onyx")),
    ordered: false,
  },
  arabic: { model: () => officeResume(languageResume("ar-EG", "onyx"), "Arabic", null), job: null, ordered: false },
  ...Object.fromEntries(
    (["en-US", "en-GB", "de-DE", "fr-FR"] as const).map((locale): [string, Case] => [
      `letter-${locale}`,
      {
        model: () => officeLetter(sampleLetter("kakuna", locale), null),
        job: () => prepareLetter(sampleLetter("kakuna", locale)),
        ordered: true,
      },
    ]),
  ),
  "hostile-1": { model: () => officeResume(hostileResume(1), "Hostile\u0000", picture), job: null, ordered: false },
  "hostile-2": { model: () => officeResume(hostileResume(2), "Hostile\uD800", null), job: null, ordered: false },
};

const printed = new Map<string, Awaited<ReturnType<typeof readPdf>>>();

beforeAll(async () => {
  typesetter = createTypesetter({ childPath: await buildTypesetterChild(), children: 1, timeoutMs: 20_000 });
  const image = sharp({ create: { width: 200, height: 200, channels: 3, background: "#7799bb" } });
  picture = {
    bytes: new Uint8Array(await image.png().toBuffer()),
    type: "png",
    widthPt: 64,
    heightPt: 64,
    alt: "Ilse Marwick",
    stands: "start",
  };
  const paths: string[] = [];
  for (const [name, { model }] of Object.entries(CASES)) {
    const document = model();
    for (const [kind, bytes] of [["docx", await wordFile(document)] as const, ["odt", openDocumentFile(document)] as const]) {
      // LibreOffice names the PDF by the file without its extension.
      const path = join(folder, `${name}.${kind}.${kind}`);
      writeFileSync(path, bytes);
      paths.push(path);
    }
  }
  for (const name of await printInOffice(paths, folder, FONTS))
    printed.set(name.replace(/\.pdf$/, ""), await readPdf(readFileSync(join(folder, name))));
}, 120_000);
afterAll(() => {
  typesetter.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Words with two letters or more: what was drawn as icons or marks is none. */
const wordsOf = (text: string): string[] =>
  (text.normalize("NFKC").match(/[\p{L}\p{N}]{2,}/gu) ?? []).map((word) => word.toLocaleLowerCase());
/** All letters one after the other: lines break elsewhere, also inside of Chinese and Japanese words and of links. */
const lettersOf = (text: string): string => (text.normalize("NFKC").match(/[\p{L}\p{N}]/gu) ?? []).join("").toLocaleLowerCase();

/** The share of `wanted` that is in `found` in the same order. */
function inOrder(expected: readonly string[], found: readonly string[]): number {
  let row = new Array<number>(found.length + 1).fill(0);
  for (const word of expected) {
    const next = [0];
    for (let at = 0; at < found.length; at++)
      next.push(word === found[at] ? (row[at] ?? 0) + 1 : Math.max(row[at + 1] ?? 0, next[at] ?? 0));
    row = next;
  }
  return (row.at(-1) ?? 0) / expected.length;
}

describe.each(["docx", "odt"])("LibreOffice opens the %s", (kind) => {
  test.each(Object.keys(CASES))("of %s, with every word of the page on about as many pages", async (name) => {
    const file = printed.get(`${name}.${kind}`);
    if (!file) throw new Error(`LibreOffice did not open ${name}.${kind}.`);
    expect(lettersOf(file.text).length).toBeGreaterThan(50);
    const wish = CASES[name];
    if (!wish?.job) return;
    const ours = await readPdf((await typesetter.pdf(wish.job())).bytes);
    const found = lettersOf(file.text);
    const lost = [...new Set(wordsOf(ours.text))].filter((word) => !found.includes(word));
    expect(lost).toEqual([]);
    expect(Math.abs(file.pages - ours.pages)).toBeLessThanOrEqual(1);
    if (wish.ordered) expect(inOrder(wordsOf(ours.text), wordsOf(file.text))).toBeGreaterThan(0.97);
  });
});
