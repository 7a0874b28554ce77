import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { LetterState } from "@/contracts/model/letter";
import { TEMPLATE_NAMES } from "@/contracts/model/resume/templates";
import { printedLetter } from "@/domain/letters/printed";
import { buildTypesetterChild } from "@/scripts/build-engine.mjs";
import { overlaps } from "@/server/platform/adapters/typesetter/testing/overlaps";
import { nodesOf, type PrintedWord, readPdf } from "@/server/platform/adapters/typesetter/testing/read-pdf";
import { createTypesetter, type Typesetter } from "@/server/platform/adapters/typesetter/typesetter";
import { isItsTurn } from "@/server/testing/in-turn";
import { letterGeometry } from "@/typeset/letters/letter-geometry";
import { prepareLetter } from "@/typeset/letters/prepare-letter";
import { LETTER_LANGUAGES, sampleLetter } from "@/typeset/testing/letters";

// The positions of the parts of a letter, measured in the produced file.

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
const mm = (points: number) => (points * 25.4) / 72;

async function printed(letter: LetterState) {
  const { bytes, notices } = await typesetter.pdf(prepareLetter(letter), { picture: portrait });
  expect(notices).toEqual([]);
  return readPdf(bytes);
}

/** The line of words that contains a text, as one box; words may be written in pieces. */
function lineOf(words: readonly PrintedWord[], text: string) {
  const expected = text.replaceAll(/\s/g, "");
  for (const [index] of words.entries()) {
    let message = "";
    for (const [length, word] of words.slice(index, index + 12).entries()) {
      message += word.text.replaceAll(/\s/g, "");
      if (!expected.startsWith(message)) break;
      if (message !== expected) continue;
      const line = words.slice(index, index + length + 1);
      return {
        page: word.page,
        leftMm: mm(Math.min(...line.map(({ leftPt }) => leftPt))),
        rightMm: mm(Math.max(...line.map(({ rightPt }) => rightPt))),
        baselineMm: mm(word.baselinePt),
        topMm: mm(word.baselinePt - 0.78 * word.sizePt),
      };
    }
  }
  throw new Error(`No line says ${text}.`);
}

/** The last position of a text. */
const lastLineOf = (words: readonly PrintedWord[], text: string) => {
  const at = words.findLastIndex((word) => text.replaceAll(/\s/g, "").startsWith(word.text.replaceAll(/\s/g, "")));
  return lineOf(words.slice(at), text);
};

describe.each(TEMPLATE_NAMES)("a letter in %s", (template) => {
  const row = TEMPLATE_NAMES.indexOf(template);

  test.each(LETTER_LANGUAGES.filter((_, column) => isItsTurn(2, row, column)))(
    "in %s stays inside its margins on every page, without overlaps",
    async (language) => {
      for (const pictureUrl of ["", PICTURE]) {
        const letter = sampleLetter(template, language, { paragraphs: 24, pictureUrl });
        const { words, sizes, pages, structure } = await printed(letter);
        expect(pages).toBeGreaterThan(1);
        const { margins } = letterGeometry(letter.style.metadata.page, false);
        const text = words.filter(({ isArtifact, page }) => page === 1 || !isArtifact);
        const outside = text.filter(({ leftPt, rightPt, baselinePt, page }) => {
          const size = sizes[page - 1] ?? { width: 0, height: 0 };
          return (
            leftPt < margins.marginLeft - 0.5 ||
            rightPt > size.width - Math.min(margins.marginRight, 56) + 0.5 ||
            baselinePt < margins.marginTop ||
            baselinePt > size.height - margins.marginBottom + 0.5
          );
        });
        expect(outside).toEqual([]);
        expect(overlaps(words)).toEqual([]);
        expect(nodesOf(structure, "H1")).toHaveLength(1);
      }
    },
  );

  test("has recipient, date and text where DIN 5008, form B, requires them, with and without a picture", async () => {
    for (const pictureUrl of ["", PICTURE]) {
      const letter = sampleLetter(template, "de-DE", { pictureUrl });
      const { words } = await printed(letter);
      const recipient = lineOf(words, letter.recipientName);
      const company = lineOf(words, letter.recipientCompany);
      for (const line of [recipient, company]) {
        // The window shows 20 to 105 mm from the left and 45 to 90 mm from the top; the recipient has its lower 27.3 mm.
        expect(line.leftMm).toBeCloseTo(25, 0);
        expect(line.rightMm).toBeLessThan(105);
        expect(line.topMm).toBeGreaterThan(62.6);
        expect(line.baselineMm).toBeLessThan(90);
      }
      expect(recipient.topMm).toBeCloseTo(62.7, 0);
      const sender = lineOf(words, `${letter.style.basics.name} · ${letter.style.basics.location}`);
      expect(sender.topMm).toBeGreaterThan(45);
      expect(sender.baselineMm).toBeLessThan(62.7);
      const date = lineOf(words, "1. März 2026");
      expect(date.leftMm).toBeCloseTo(125, 0);
      expect(date.topMm).toBeGreaterThan(50);
      expect(date.baselineMm).toBeLessThan(90);
      const subject = lineOf(words, "Subject 42");
      expect(subject.topMm).toBeCloseTo(98.46, 0);
      expect(subject.leftMm).toBeCloseTo(25, 0);
      // The header ends above the window, and nothing else is in it.
      const inWindow = words.filter(({ baselinePt }) => mm(baselinePt) > 45 && mm(baselinePt) < 98);
      expect(inWindow.map(({ text }) => text).join("")).not.toContain("@");
    }
  });

  test("leaves three to four lines between sign-off and name", async () => {
    for (const [column, language] of (["en-US", "en-GB", "fr-FR", "de-DE", "ja-JP"] as const).entries()) {
      if (!isItsTurn(2, row, column)) continue;
      const letter = sampleLetter(template, language);
      const { words } = await printed(letter);
      const [closing = "", name = ""] = printedLetter(letter)
        .signOff.replaceAll(/<\/?p>/g, "")
        .split("<br>");
      const [phrase, signed] = [lastLineOf(words, closing), lastLineOf(words, name)];
      const { fontSize, lineHeight } = letter.style.metadata.typography.body;
      const lines = (signed.baselineMm - phrase.baselineMm) / mm(fontSize * lineHeight);
      expect(lines).toBeGreaterThan(3);
      expect(lines).toBeLessThan(5.2);
      expect(signed.page).toBe(phrase.page);
    }
  });
});

test("a French letter has the recipient at the right, then place and date, and the signature at the right", async () => {
  const letter = sampleLetter("onyx", "fr-FR");
  const { words } = await printed(letter);
  const recipient = lineOf(words, letter.recipientName);
  expect([recipient.leftMm, recipient.topMm].map(Math.round)).toEqual([110, 50]);
  expect(lineOf(words, "Lyon, le 1er mars 2026").topMm).toBeGreaterThan(recipient.baselineMm);
  expect(lineOf(words, "Cordialement,").leftMm).toBeCloseTo(110, 0);
});

test("an American letter starts every part at the one-inch margin, a British one has the date at the right", async () => {
  const american = await printed(sampleLetter("onyx", "en-US"));
  for (const text of ["March 1, 2026", "Kim Harbour", "Dear Kim,", "Kind regards,"])
    expect(lineOf(american.words, text).leftMm).toBeCloseTo(25.4, 0);
  expect(lineOf(american.words, "March 1, 2026").baselineMm).toBeLessThan(lineOf(american.words, "Kim Harbour").baselineMm);
  const british = await printed(sampleLetter("onyx", "en-GB"));
  expect(lineOf(british.words, "1 March 2026").rightMm).toBeCloseTo(210 - 25.4, 0);
});

test("a long recipient moves the text of a letter down instead of overlapping it", async () => {
  const letter = sampleLetter("onyx", "de-DE");
  letter.recipientCompany = "Gesellschaft für angewandte Messtechnik und Gerätebau ".repeat(3).trim();
  letter.style.basics.name = "Anneliese Maximiliane von Weißenfels-Nordkiefer zu Hohenlohe und Lübeck";
  letter.recipientName = "Frau Professorin Doktorin Klara von Weißenfels zu Nordkiefer ".repeat(3).trim();
  const { words } = await printed(letter);
  expect(overlaps(words)).toEqual([]);
  expect(lineOf(words, "Subject 42").topMm).toBeGreaterThan(99);
});

test("the parts of a letter report their positions, so that a click finds them", async () => {
  const places = await typesetter.positions(prepareLetter(sampleLetter("gengar", "de-DE"), { preview: true }));
  const pointers = new Set(places.map(({ pointer }) => pointer));
  for (const pointer of [
    "/recipientName",
    "/recipientCompany",
    "/letterDate",
    "/greeting",
    "/content",
    "/signOff",
    "/basics/name",
  ]) {
    expect(pointers).toContain(pointer);
  }
  const freeform = { ...sampleLetter("onyx", "en-GB"), layout: "freeform" as const, recipient: "<p>Northpine</p>" };
  const written = await typesetter.positions(prepareLetter(freeform, { preview: true }));
  expect(written.map(({ pointer }) => pointer)).toContain("/recipient");
});

test("the pages of a letter after the first show the person's name, unless that is turned off", async () => {
  const letter = sampleLetter("gengar", "de-DE", { paragraphs: 30 });
  const heads = async (each: LetterState) => (await printed(each)).words.filter((word) => word.isArtifact && word.page > 1);
  expect((await heads(letter)).map(({ text }) => text).join("")).toBe("Änne Vantongeren · 2 / 2");
  letter.style.metadata.page.runningHeader = false;
  expect(await heads(letter)).toEqual([]);
});
