import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanRichText } from "@/domain/rich-text/clean";
import { listToRichText, plainToRichText } from "@/domain/rich-text/from-plain";
import { escapeMarkdown, richTextToMarkdown } from "@/domain/rich-text/markdown";
import { isBlankRichText, richTextToPlain } from "@/domain/rich-text/plain";
import { type RichTextNode, richTextTree } from "@/domain/rich-text/tree";
import { html } from "./testing/trees";

const depth = (nodes: readonly RichTextNode[]): number =>
  Math.max(0, ...nodes.map((node) => (node.type === "text" ? 1 : 1 + depth(node.children))));

const BLOCKS = new Set(["p", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "pre", "hr"]);

describe("the tree for printing", () => {
  it("wraps loose text, drops what is empty and collapses white space", () => {
    expect(richTextTree("loose  text<ul> <li> a </li><li></li></ul><p> <br> </p><p>b <strong> c</strong> <br></p>")).toEqual([
      { type: "element", tag: "p", children: [{ type: "text", text: "loose text" }] },
      {
        type: "element",
        tag: "ul",
        children: [
          { type: "element", tag: "li", children: [{ type: "element", tag: "p", children: [{ type: "text", text: "a" }] }] },
        ],
      },
      {
        type: "element",
        tag: "p",
        children: [
          { type: "text", text: "b " },
          { type: "element", tag: "strong", children: [{ type: "text", text: "c" }] },
        ],
      },
    ]);
  });

  it("has blocks and text only where allowed, and at most 12 levels", () => {
    const check = (nodes: readonly RichTextNode[], inside: "blocks" | "items" | "text") => {
      for (const node of nodes) {
        const isBlock = node.type === "element" && BLOCKS.has(node.tag);
        if (inside === "items") expect(node.type === "element" && node.tag).toBe("li");
        else expect(isBlock && node.tag !== "li").toBe(inside === "blocks");
        if (node.type === "text") continue;
        const next =
          node.tag === "ul" || node.tag === "ol" ? "items" : node.tag === "li" || node.tag === "blockquote" ? "blocks" : "text";
        check(node.children, next);
      }
    };
    fc.assert(
      fc.property(html, (input) => {
        const tree = richTextTree(input);
        check(tree, "blocks");
        expect(depth(tree)).toBeLessThanOrEqual(12);
      }),
      { numRuns: 2000 },
    );
  });
});

describe("rich text as other texts", () => {
  it("becomes plain text", () => {
    expect(richTextToPlain("<p>a<br>b</p><ul><li>c<ul><li>d</li></ul></li></ul><ol start=2><li>e</li></ol>")).toBe(
      "a\nb\n• c\n  • d\n2. e",
    );
    expect(isBlankRichText("<p>&nbsp; <br></p><ul><li></li></ul>")).toBe(true);
    expect(isBlankRichText("<p>.</p>")).toBe(false);
  });

  it("becomes Markdown", () => {
    expect(
      richTextToMarkdown(
        '<p>a <strong>b </strong>c<br>d</p><ul><li><p>x</p><ul><li>y</li></ul></li><li>z</li></ul><p><a href="https://example.com/(a)">l</a></p>',
      ),
    ).toBe("a **b** c  \nd\n\n- x\n  - y\n- z\n\n[l](https://example.com/%28a%29)");
    expect(richTextToMarkdown("<p>1. not a list *and* no <em>mark</em>_</p>")).toBe("1\\. not a list \\*and\\* no *mark*\\_");
    expect(escapeMarkdown("snake_case # x")).toBe("snake_case # x");
    expect(escapeMarkdown("# x\n- y")).toBe("\\# x\n\\- y");
  });

  it("is made of plain text and lists", () => {
    expect(plainToRichText("a <b>\nc\n\nd")).toBe("<p>a &lt;b&gt;<br>c</p><p>d</p>");
    expect(listToRichText(["a & b", " "])).toBe("<ul><li><p>a &amp; b</p></li></ul>");
    expect(listToRichText([])).toBe("");
  });
});

it.each([
  ["<table><tr><td>Jan 2020</td><td>Northpine</td></tr></table>", "Jan 2020 | Northpine"],
  // As Word writes it.
  [
    "<table><tr><td><p>2019</p></td><td><p><b>Northpine</b></p></td><td> </td></tr><tr><td></td><td><p>Oslo</p></td></tr></table>",
    "2019 | Northpine\nOslo",
  ],
  ["<table><tr><td>2019</td><td><p>Northpine</p><p>Oslo</p></td></tr></table>", "2019 | Northpine\nOslo"],
  ["Name<my-tag>Ada</my-tag><button>Save</button>", "Name Ada Save"],
  ["w<b>or</b>d and in<span>side</span>, caf<font>é</font>", "word and inside, café"],
  ["Hello <my-tag>there</my-tag>, you<x>!</x>", "Hello there, you!"],
])("no words are glued together where an element is left out: %s", (html, text) => {
  const clean = cleanRichText(html);
  expect(richTextToPlain(clean)).toBe(text);
  expect(cleanRichText(clean)).toBe(clean);
});
