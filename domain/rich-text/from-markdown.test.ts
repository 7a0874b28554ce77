import fc from "fast-check";
import { expect, test } from "vitest";
import { markdownToRichText } from "@/domain/rich-text/from-markdown";
import { richTextToPlain } from "@/domain/rich-text/plain";

test.each([
  ["- Led a team\n- Cut **costs** by 20 %", "<ul><li>Led a team</li><li>Cut <strong>costs</strong> by 20 %</li></ul>"],
  ["Dear team,\n\nI apply.\n\nKind regards,\nKim", "<p>Dear team,</p><p>I apply.</p><p>Kind regards,<br>Kim</p>"],
  ["See [my work](https://example.com/a)", '<p>See <a href="https://example.com/a">my work</a></p>'],
  ["1. Plan\n2. Build", "<ol><li>Plan</li><li>Build</li></ol>"],
  ["**R&amp;D** and C & C", "<p><strong>R&amp;D</strong> and C &amp; C</p>"],
  ["An *honest* answer", "<p>An <em>honest</em> answer</p>"],
  ["[click](javascript:alert) **now**", "<p>click <strong>now</strong></p>"],
])("%j is Markdown", (markdown, html) => {
  expect(markdownToRichText(markdown)).toBe(html);
});

test.each([
  "plain words",
  "5 * 3 * 2 = 30",
  "Kim\nHarbour Street",
  "snake_case_name and __init__",
  "1. January 2020",
  "<p>**not** Markdown</p>",
  "- a <b>bold</b> list",
  "<!-- **comment** -->",
  "",
])("%j stays as it is", (text) => {
  expect(markdownToRichText(text)).toBe(text);
});

const word = fc.stringMatching(/^[a-z]{1,8}$/);
const markdown = fc
  .array(
    fc.tuple(
      fc.constantFrom("", "- ", "* ", "1. ", "2) ", "# ", "> ", "    ", "\n", "\n\n", "```js\n", "[x]: ", "---\n"),
      fc.constantFrom("", "**", "*", "_", "`", "![", "[", "\\", "<", "& "),
      word,
      fc.constantFrom("", "**", "*", "_", "`", "]", ">", ";", "\n", "  \n", "\n\n"),
    ),
    { maxLength: 20 },
  )
  .map((parts) => parts.map((part) => part.join("")).join(" "));

test("converting again changes nothing, and no word is lost", () => {
  fc.assert(
    fc.property(markdown, (text) => {
      const html = markdownToRichText(text);
      expect(markdownToRichText(html)).toBe(html);
      if (html === text) return;
      const letters = (one: string) => one.replaceAll(/[^a-z]/g, "");
      expect(letters(richTextToPlain(html))).toBe(letters(text));
    }),
    { numRuns: 2000 },
  );
});

test("text with more marks than people write stays as it is, because reading it would hold up the server", () => {
  for (const piece of ["*a ", "**a", "[a](", "> ", "- a\n", "1. a\n", "_*", "`a"]) {
    const text = `**x** ${piece.repeat(300)}`;
    expect(markdownToRichText(text)).toBe(text);
  }
});
