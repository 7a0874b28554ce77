import { expect, it } from "vitest";
import { inlines, textBlocks } from "./text-blocks";

it("makes paragraphs, lists, headings and code of a model's text", () => {
  const text = "## Plan\nTwo things:\n- **First** one\n- second\n\n1. now\n2. later\n\nEnd\nof it.\n```\nx = 1\n```";
  expect(textBlocks(text)).toEqual([
    { kind: "heading", text: "Plan" },
    { kind: "paragraph", text: "Two things:" },
    { kind: "list", isOrdered: false, items: ["**First** one", "second"] },
    { kind: "list", isOrdered: true, items: ["now", "later"] },
    { kind: "paragraph", text: "End\nof it." },
    { kind: "code", text: "x = 1" },
  ]);
});

it("leaves the blocks before the last one as they are while the text grows", () => {
  const whole = textBlocks("One.\n\n- a\n- b\n\nThree is lon");
  expect(textBlocks("One.\n\n- a\n- b\n\nThree is longer.").slice(0, 2)).toEqual(whole.slice(0, 2));
  expect(textBlocks("```\nopen")).toEqual([{ kind: "code", text: "open" }]);
});

it("takes markup of pages and links for text", () => {
  expect(inlines("<b>no</b> [here](https://evil.example) 2 * 3 * 4 **yes** `code` *so*")).toEqual([
    { kind: "plain", text: "<b>no</b> [here](https://evil.example) 2 * 3 * 4 " },
    { kind: "strong", text: "yes" },
    { kind: "plain", text: " " },
    { kind: "code", text: "code" },
    { kind: "plain", text: " " },
    { kind: "emphasis", text: "so" },
  ]);
});
