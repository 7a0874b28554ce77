import { describe, expect, test } from "vitest";
import { findBoard } from "@/domain/postings/boards/find-board";
import { isChallenge } from "@/domain/postings/challenge";
import { isHtml, readHtml, readText } from "@/domain/postings/read";
import { parseLink, readPostingInput, storedLink } from "@/domain/postings/source-link";

const REPEATED = [
  " ",
  "\t",
  "\n",
  "a",
  "1",
  "1.",
  "1 ",
  "€1 ",
  "a.",
  "a ",
  "- ",
  "•",
  ":",
  "(",
  "[",
  "{",
  '"',
  "&",
  "&amp;",
  "&#",
  "<",
  "<a",
  "<a ",
  "</",
  "<!--",
  "/*",
  "]]>",
  "-->",
  "; ",
  "Salary: ",
  "at ",
  "a at b ",
  "Requirements\n",
  "<p>",
  "<li>",
  "<p hidden>",
  '<b itemprop="a">',
  "<title>",
  "<script type='application/ld+json'>",
  "\u00a0",
  "\ud83d",
  "\0",
  "İ",
  "%",
  "../",
];

/** What took minutes for a pattern that tries everything takes far less than a second for one that does not. */
const PATIENCE_MS = 5_000;

describe("text that is made to keep a pattern busy is read in a moment", () => {
  test.each(REPEATED)("%j, a hundred thousand characters of it", (piece) => {
    const text = piece.repeat(Math.ceil(100_000 / piece.length));
    const started = performance.now();
    for (const input of [text, `Salary ${text}x`, `x\n${text}\nx`]) {
      readText(input);
      readHtml(input);
      readHtml(`<title>${input}</title><h1>${input}</h1>${input}`);
      readHtml(`<script type="application/ld+json">${input}</script>`);
      readHtml(
        `<script type="application/ld+json">{"@type":"JobPosting","description":${JSON.stringify(input)},"baseSalary":${JSON.stringify(input)}}</script>`,
      );
      isHtml(input);
      isChallenge(input, []);
      readPostingInput(input);
      storedLink(`https://${input}`);
      const link = parseLink(`https://boards.greenhouse.io/${input}`);
      if (link) findBoard(link);
    }
    expect(performance.now() - started).toBeLessThan(PATIENCE_MS);
  });
});
