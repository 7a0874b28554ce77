import { describe, expect, test } from "vitest";
import { findBoard } from "@/domain/postings/boards/find-board";
import { isChallenge } from "@/domain/postings/challenge";
import { isHtml, readHtml, readText } from "@/domain/postings/read";
import { keptLink, parseLink, readGiven } from "@/domain/postings/source-link";

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
    for (const given of [text, `Salary ${text}x`, `x\n${text}\nx`]) {
      readText(given);
      readHtml(given);
      readHtml(`<title>${given}</title><h1>${given}</h1>${given}`);
      readHtml(`<script type="application/ld+json">${given}</script>`);
      readHtml(
        `<script type="application/ld+json">{"@type":"JobPosting","description":${JSON.stringify(given)},"baseSalary":${JSON.stringify(given)}}</script>`,
      );
      isHtml(given);
      isChallenge(given, []);
      readGiven(given);
      keptLink(`https://${given}`);
      const link = parseLink(`https://boards.greenhouse.io/${given}`);
      if (link) findBoard(link);
    }
    expect(performance.now() - started).toBeLessThan(PATIENCE_MS);
  });
});
