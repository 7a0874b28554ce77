import { expect, it } from "vitest";
import { htmlOfDraft } from "./draft-html";

it("makes paragraphs of a draft, in which markup stays text", () => {
  expect(htmlOfDraft("Good day.\n\nI plan\ntimetables <b>& more</b>.\n")).toBe(
    "<p>Good day.</p><p>I plan<br>timetables &lt;b&gt;&amp; more&lt;/b&gt;.</p>",
  );
});
