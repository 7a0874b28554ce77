import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LETTER_FORMS, type PrintedForm } from "@/contracts/model/letter-forms";
import { TEMPLATE_NAMES } from "@/contracts/model/resume/templates";
import { buildTypesetterChild } from "@/scripts/build-engine.mjs";
import { overlaps } from "@/server/platform/adapters/typesetter/testing/overlaps";
import { nodesOf, type PrintedWord, readPdf } from "@/server/platform/adapters/typesetter/testing/read-pdf";
import { createTypesetter, type Typesetter } from "@/server/platform/adapters/typesetter/typesetter";
import { prepareLetter } from "@/typeset/letters/prepare-letter";
import { formLetter } from "@/typeset/testing/form-letters";

// Where the forms have their parts, measured in the produced file.

const FORMS = LETTER_FORMS.filter((form): form is PrintedForm => form !== "automatic");
const mm = (points: number) => (points * 25.4) / 72;

let typesetter: Typesetter;
beforeAll(async () => {
  typesetter = createTypesetter({ childPath: await buildTypesetterChild(), children: 1, timeoutMs: 20_000 });
  await typesetter.ready();
});
afterAll(() => typesetter.close());

async function printed(form: PrintedForm, template: (typeof TEMPLATE_NAMES)[number] = "onyx") {
  const letter = formLetter(form);
  letter.style.metadata.template = template;
  const { bytes, notices } = await typesetter.pdf(prepareLetter(letter), {});
  expect(notices).toEqual([]);
  return readPdf(bytes);
}

/** The first word of a text: its left edge, its right edge and its top from the edges of the paper, in millimetres. */
function at(words: readonly PrintedWord[], text: string) {
  const expected = text.replaceAll(/\s/g, "");
  for (const [index, word] of words.entries()) {
    let message = "";
    for (const next of words.slice(index, index + 12)) {
      message += next.text.replaceAll(/\s/g, "");
      if (message !== expected) continue;
      return { left: mm(word.leftPt), right: mm(next.rightPt), top: mm(word.baselinePt - 0.78 * word.sizePt), size: word.sizePt };
    }
  }
  throw new Error(`Nothing says ${text}.`);
}

describe.each(TEMPLATE_NAMES)("in %s", (template) => {
  test("every form prints everything once, without overlaps, as a document with one title", async () => {
    for (const form of FORMS) {
      const { words, structure, pages } = await printed(form, template);
      expect(overlaps(words), form).toEqual([]);
      expect(nodesOf(structure, "H1"), form).toHaveLength(1);
      expect(pages, form).toBe(1);
      const { subject = "", enclosures = [], recipientAddress } = formLetter(form).details ?? {};
      const text = words.map(({ text }) => text.replaceAll(/\s/g, "")).join("");
      for (const part of [subject, recipientAddress?.postcode ?? "", ...enclosures]) {
        expect(text, form).toContain(part.replaceAll(/\s/g, ""));
      }
    }
  });
});

test("DIN 5008 has the text at 98.46 mm in form B and 18 mm higher in form A, with the sender beside the recipient", async () => {
  const [a, b] = [(await printed("din-5008-a")).words, (await printed("din-5008-b")).words];
  expect(at(b, "Dr. Klara Weißenfels").top).toBeCloseTo(62.7, 0);
  expect(at(a, "Dr. Klara Weißenfels").top).toBeCloseTo(44.7, 0);
  expect(at(b, "Bewerbung als Gestalterin").top).toBeCloseTo(98.5, 0);
  expect(at(a, "Bewerbung als Gestalterin").top).toBeCloseTo(80.5, 0);
  for (const text of ["Hafenweg 3", "ilse.marwick@example.com", "1. März 2026"]) expect(at(a, text).left).toBeCloseTo(125, 0);
  expect(at(a, "Hafenweg 3").top).toBeCloseTo(32, 0);
  // The window of form A shows 27 to 72 mm: nothing but the address is in it.
  const inWindow = a.filter(({ leftPt, baselinePt }) => mm(leftPt) < 105 && mm(baselinePt) > 28 && mm(baselinePt) < 72);
  expect(
    inWindow
      .filter(({ isArtifact }) => !isArtifact)
      .map(({ text }) => text)
      .join(""),
  ).not.toContain("@");
});

test("a Swiss letter has the recipient at the right, place and date below it at the left", async () => {
  const { words } = await printed("swiss");
  const recipient = at(words, "Dr. Klara Weißenfels");
  expect([recipient.left, recipient.top].map(Math.round)).toEqual([118, 52]);
  const date = at(words, "Zürich, 1. März 2026");
  expect(date.left).toBeCloseTo(25, 0);
  expect(date.top).toBeGreaterThan(at(words, "3011 Bern").top + 5);
  expect(at(words, "Bewerbung als Gestalterin").top).toBeGreaterThan(date.top);
});

test("a Japanese letter goes from the date at the right over the recipient and the sender to a closing at the right", async () => {
  const { words } = await printed("japanese");
  const [date, recipient, sender, closing] = ["2026年3月1日", "山田 太郎 様", "佐藤 花子", "敬具"].map((text) => at(words, text));
  if (!date || !recipient || !sender || !closing) throw new Error("A part is missing.");
  expect(date.right).toBeCloseTo(185, 0);
  expect(recipient.left).toBeCloseTo(25, 0);
  expect(sender.left).toBeGreaterThan(105);
  expect(closing.right).toBeCloseTo(185, 0);
  const subject = at(words, "デザイナー職への応募について");
  expect((subject.left + subject.right) / 2).toBeCloseTo(105, 0);
  const order = [date, recipient, sender, subject, at(words, "拝啓"), closing].map(({ top }) => top);
  expect(order).toEqual([...order].sort((one, other) => one - other));
});

test("the subject is above the greeting in an American letter and below it in a British one", async () => {
  const american = (await printed("us-block")).words;
  expect(at(american, "Application as a designer").top).toBeLessThan(at(american, "Dear Kim,").top);
  const british = (await printed("uk")).words;
  expect(at(british, "Designer, reference 42").top).toBeGreaterThan(at(british, "Dear Kim,").top);
});

test("details report their places, so that a click finds their fields", async () => {
  const places = await typesetter.positions(prepareLetter(formLetter("din-5008-a"), { preview: true }));
  const pointers = places.map(({ pointer }) => pointer);
  for (const part of ["subject", "enclosures", "senderAddress/street", "recipientAddress/street", "recipientAddress/city"])
    expect(pointers).toContain(`/details/${part}`);
});

test("a chosen form with a window fixes the margins, whatever the person's own are", async () => {
  const letter = formLetter("din-5008-b");
  const [narrow, wide] = [10, 90].map((margin) => {
    const { page } = letter.style.metadata;
    const metadata = { ...letter.style.metadata, page: { ...page, marginX: margin, marginY: margin } };
    return prepareLetter({ ...letter, style: { ...letter.style, metadata } });
  });
  if (!narrow || !wide) throw new Error("There are two.");
  expect((await typesetter.pdf(narrow, {})).bytes).toEqual((await typesetter.pdf(wide, {})).bytes);
});
