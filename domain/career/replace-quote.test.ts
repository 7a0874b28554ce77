import { expect, test } from "vitest";
import { replaceQuote, valueAt } from "@/domain/career/replace-quote";

test("words are replaced in place, the rest of the text stays", () =>
  expect(replaceQuote("I cut it to 10 days. Then I left.", "I cut it to 10 days.", "I cut it to 8 days.")).toBe(
    "I cut it to 8 days. Then I left.",
  ));

test("in HTML words are written as HTML writes them", () =>
  expect(replaceQuote("<p>Research &amp; design</p>", "Research & design", "Research & <design>")).toBe(
    "<p>Research &amp; &lt;design&gt;</p>",
  ));

test("words that are partly bold are left to the person", () =>
  expect(replaceQuote("<p>I cut it to <strong>10</strong> days.</p>", "I cut it to 10 days.", "x")).toBeNull());

test("dollar signs are no pattern", () => expect(replaceQuote("a b", "a", "$& $1")).toBe("$& $1 b"));

test("a pointer leads to its value, and nowhere out of the data", () => {
  const data = { a: [{ "b/c": { "~": "found" } }] };
  expect(valueAt(data, "/a/0/b~1c/~0")).toBe("found");
  expect(valueAt(data, "/a/1")).toBeUndefined();
  expect(valueAt(data, "/a/length/x")).toBeUndefined();
  expect(valueAt(data, "/constructor")).toBeUndefined();
});
