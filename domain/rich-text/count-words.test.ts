import { expect, test } from "vitest";
import { countWords } from "@/domain/rich-text/count-words";

test.each([
  ["", 0],
  ["<p></p>", 0],
  ["<p>I read your <strong>post</strong>ing.</p><p>Twice – well-read.</p>", 6],
  ["<ul><li><p>One</p></li><li><p>two&nbsp;three</p></li></ul>", 3],
  ["<p>Fish &amp; chips<br>today</p>", 3],
])("%s has %i words", (html, words) => {
  expect(countWords(html)).toBe(words);
});

test("words of a script without spaces are counted one by one", () => {
  expect(countWords("<p>我读了你们的招聘启事</p>")).toBeGreaterThan(3);
});
