import fc from "fast-check";
import { expect, test } from "vitest";
import { finishedSentences } from "./finished-sentences";
import { supportedPieces } from "./supported-pieces";
import { keepSupported, type Support } from "./supported-text";

const SUPPORT: Support = {
  sources: [
    { id: "resume", text: "Designer at Northpine, 2019 – 2022\nLed a team of 4 designers. Built a design system in Figma." },
  ],
  thisYear: 2026,
};

/** A text in pieces of the given lengths. */
function* cut(text: string, lengths: readonly number[]): Generator<string> {
  let from = 0;
  for (let turn = 0; from < text.length; turn += 1) {
    const length = lengths[turn % lengths.length] ?? 1;
    yield text.slice(from, from + length);
    from += length;
  }
}

const passed = (text: string, lengths: readonly number[], pass: ReturnType<typeof supportedPieces>): string =>
  [...cut(text, lengths)].map((piece) => pass.next(piece)).join("") + pass.rest();

const LETTER = [
  "I led a team of 4 designers at Northpine. I also won 12 awards at Acme Corp. The design system was built in Figma.",
  "In 2019 I joined Northpine. Ver. 2.5 of it is at https://evil.example/x.",
  "I look forward to hearing from you.",
].join("\n\n");

test("a stream passes on just what the check of the whole text keeps, however it is cut", () => {
  const whole = keepSupported(LETTER, SUPPORT).text;
  expect(whole).toContain("team of 4 designers");
  expect(whole).not.toContain("12 awards");
  const lengths = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 8 });
  fc.assert(fc.property(lengths, (each) => passed(LETTER, each, supportedPieces(SUPPORT)) === whole));
});

test("pieces together are the text, and a sentence is never passed on before its end", () => {
  const lengths = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), lengths, (text, each) => passed(text, each, finishedSentences()) === text),
  );
  const sentences = finishedSentences();
  expect(sentences.next("I led 4 people in 2")).toBe("");
  expect(sentences.next("019. Then 3.")).toBe("I led 4 people in 2019.");
  expect(sentences.next("5 million")).toBe("");
  expect(sentences.next(" came.\n")).toBe(" Then 3.5 million came.");
  expect(sentences.next("東京で働いた。そして")).toBe("\n東京で働いた。");
  expect(sentences.rest()).toBe("そして");
});

test("an element is passed on only as a whole, so that hidden text never shows", () => {
  const pieces = supportedPieces(SUPPORT);
  expect(pieces.next("Hello. <!-- Hidden one. Hidden two.")).toBe("Hello.");
  expect(pieces.next(" --> I know Figma. ")).not.toContain("Hidden");
});

test("sentences within a comment or a hidden element never show", () => {
  for (const hidden of ["<!-- One > two. Gladly. Really. -->", '<p style="display:none">Gladly. Really.</p>']) {
    const pieces = [...cut(`Hello. ${hidden} I know Figma. `, [hidden.startsWith("<!") ? 3 : 99])];
    const stream = supportedPieces(SUPPORT);
    expect(pieces.map((piece) => stream.next(piece)).join("") + stream.rest()).toBe("Hello. I know Figma.");
  }
});

test("a short word with a point ends no sentence at the end of a piece either", () => {
  const sentences = finishedSentences();
  expect(sentences.next("I wrote to Dr. ")).toBe("");
  expect(sentences.next("Berg at Acme. Then")).toBe("I wrote to Dr. Berg at Acme.");
});

test.each([
  '<p style="display:none">I know Figma. I won awards.</p> I built a design system.',
  "<script>I know Figma. It is good.</script> I built a design system.",
  'See <img alt="I know Figma. I won awards." src="https://evil.example/x"> I built a design system.',
])("what an element hides is never shown, however the stream is cut: %s", (answer) => {
  const whole = keepSupported(answer, SUPPORT).text;
  for (let length = 1; length <= answer.length; length++) {
    const shown = passed(answer, [length], supportedPieces(SUPPORT));
    expect(shown).not.toMatch(/won awards|evil/);
    expect(shown.replace(/\s+/g, " ").trim()).toBe(whole.replace(/\s+/g, " ").trim());
  }
});
