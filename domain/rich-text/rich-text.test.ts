import fc from "fast-check";
import { parseFragment } from "parse5";
import { describe, expect, it } from "vitest";
import { cleanRichText } from "@/domain/rich-text/clean";
import { listToRichText, plainToRichText } from "@/domain/rich-text/from-plain";
import { escapeMarkdown, richTextToMarkdown } from "@/domain/rich-text/markdown";
import { parseRichText } from "@/domain/rich-text/parse";
import { isBlankRichText, richTextToPlain } from "@/domain/rich-text/plain";
import { isPlainlyClean } from "@/domain/rich-text/plainly-clean";
import { type RichTextNode, richTextTree } from "@/domain/rich-text/tree";
import v5 from "@/domain/sample/resume-v5.json";
import { busyMs } from "@/domain/testing/busy-ms";

const PIECES = [
  "<p>",
  "</p>",
  "<ul>",
  "</ul>",
  "<li>",
  "</li>",
  "<ol start=3>",
  "</ol>",
  "<strong>",
  "</strong>",
  "<em>",
  "</em>",
  "<b>",
  "</b>",
  "<br>",
  "<br/>",
  "<hr>",
  '<a href="https://example.com">',
  '<a href="javascript:alert(1)">',
  "<a href=jAva&#115;cript:alert(1)>",
  "</a>",
  "<script>",
  "</script>",
  "alert(1)",
  "<img src=x onerror=alert(1)>",
  "<div>",
  "</div>",
  "<h2>",
  "</h2>",
  "<blockquote>",
  "</blockquote>",
  "<pre>",
  "</pre>",
  "<code>",
  "</code>",
  "text",
  " ",
  "&amp;",
  "&lt;",
  "<",
  ">",
  "<!--",
  "-->",
  "<svg>",
  "</svg>",
  "<style>",
  "</style>",
  "<table><tr><td>",
  "</table>",
  "<template>",
  "<textarea>",
  "</textarea>",
  "<title>",
  "<math><mtext>",
  "<p onclick=x>",
  '<p style="text-align: center">',
  "\u0000",
  "é",
  "<plaintext>",
  "<noscript>",
];
const html = fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }).map((pieces) => pieces.join(""));

/** What a browser would see: element names and attributes, read by an independent parser. */
function seen(fragment: unknown): { tags: string[]; attributes: [string, string][]; text: string } {
  const result = { tags: [] as string[], attributes: [] as [string, string][], text: "" };
  const walk = (node: {
    nodeName: string;
    value?: string;
    attrs?: { name: string; value: string }[];
    childNodes?: unknown[];
  }) => {
    if (node.nodeName === "#text") result.text += node.value ?? "";
    else if (!node.nodeName.startsWith("#document")) result.tags.push(node.nodeName);
    for (const { name, value } of node.attrs ?? []) result.attributes.push([name, value]);
    for (const child of node.childNodes ?? []) walk(child as typeof node);
  };
  walk(fragment as Parameters<typeof walk>[0]);
  return result;
}

const ALLOWED = new Set("p h1 h2 h3 h4 h5 h6 ul ol li blockquote pre hr br strong em u s mark code sub sup a".split(" "));

describe("cleaning rich text", () => {
  it.each([
    ["<p>Hello <strong>you</strong></p>", "<p>Hello <strong>you</strong></p>"],
    ["a & b", "a & b"],
    ["<p>R&amp;D<br />x</p>", "<p>R&amp;D<br />x</p>"],
    ["<ul><li><p>a</p></li></ul><p></p>", "<ul><li><p>a</p></li></ul><p></p>"],
    ['<p style="text-align: center">x</p>', '<p style="text-align: center">x</p>'],
    ["<p>Hi</p><script>alert(1)</script>", "<p>Hi</p>"],
    ['<p onclick="x()">Hi</p>', "<p>Hi</p>"],
    ["<img src=x onerror=alert(1)>text", "text"],
    ['<a href="javascript:alert(1)">link</a>', "link"],
    ['<a href="java\nscript:alert(1)">link</a>', "link"],
    ['<a href="&#106;avascript:alert(1)">link</a>', "link"],
    ['<a href="https://example.com" target="_blank" rel="noopener">x</a>', '<a href="https://example.com">x</a>'],
    ["<p>x</p><img", "<p>x</p>"],
    ["<b>x</b><i>y</i><del>z</del>", "<strong>x</strong><em>y</em><s>z</s>"],
    ["<div>a</div><div>b</div>", "<p>a</p><p>b</p>"],
    ["<p><strong>a<p>b</strong></p>", "<p><strong>a</strong></p><p><strong>b</strong></p>"],
    ["<li>a<li>b", "<ul><li>a</li><li>b</li></ul>"],
    ["<ul><ul><li>x</li></ul></ul>", "<ul><li><ul><li>x</li></ul></li></ul>"],
    ["a < b", "a &lt; b"],
    ["<svg><script>alert(1)</script><p>in</p></svg>out", "out"],
    ["<textarea><p>x</textarea><p>y</p>", "<p>y</p>"],
    ['<p style="color:red; text-align:right">x</p>', '<p style="text-align: right">x</p>'],
    ['<ol start="4" type="a"><li>x</li></ol>', '<ol start="4"><li>x</li></ol>'],
  ])("%j becomes %j", (input, expected) => {
    expect(cleanRichText(input)).toBe(expected);
  });

  it("leaves every text of the sample unchanged", () => {
    const texts = JSON.stringify(v5)
      .match(/"(?:description|content)":"(?:[^"\\]|\\.)*"/g)
      ?.map((text) => JSON.parse(`{${text}}`));
    const values = (texts ?? [])
      .flatMap((text) => Object.values(text) as string[])
      .filter((text) => !text.includes("Data Structures"));
    expect(values.length).toBeGreaterThan(10);
    for (const value of values) expect(cleanRichText(value)).toBe(value);
  });

  it("leaves nothing a browser could run, for any input", () => {
    fc.assert(
      fc.property(html, (input) => {
        const { tags, attributes } = seen(parseFragment(cleanRichText(input)));
        expect(tags.filter((tag) => !ALLOWED.has(tag))).toEqual([]);
        for (const [name, value] of attributes) {
          expect(["href", "style", "start"]).toContain(name);
          if (name === "href") expect(value).toMatch(/^https:\/\/example\.com$/);
          if (name === "style") expect(value).toMatch(/^text-align: \w+$/);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it("is idempotent", () => {
    fc.assert(
      fc.property(html, (input) => {
        const once = cleanRichText(input);
        expect(cleanRichText(once)).toBe(once);
      }),
      { numRuns: 2000 },
    );
  });

  it("has a fast path that agrees with the full parser", () => {
    const simple = [
      "<p>",
      "</p>",
      "<ul>",
      "</ul>",
      "<li>",
      "</li>",
      "<strong>",
      "</strong>",
      "<em>",
      "</em>",
      "<br>",
      "<pre>",
      "</pre>",
      "<blockquote>",
      "</blockquote>",
      "a",
      " ",
      "\n",
      "&amp;",
      "&",
      "<",
      ">",
      "&notit;",
      "&#x6a;",
      "\u0000",
    ];
    let shortcuts = 0;
    const input = fc.oneof(
      html,
      fc.array(fc.constantFrom(...simple), { maxLength: 12 }).map((pieces) => pieces.join("")),
    );
    fc.assert(
      fc.property(input, (text) => {
        if (!isPlainlyClean(text)) return;
        shortcuts++;
        expect(parseRichText(text).asWritten).toBe(true);
      }),
      { numRuns: 5000 },
    );
    expect(shortcuts).toBeGreaterThan(100);
    expect(isPlainlyClean("<ul><li><p>a &amp; b</p><ul><li>c</li></ul></li></ul><p></p>")).toBe(true);
  });

  it("keeps the words of plain text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const stored = seen(parseFragment(cleanRichText(plainToRichText(text)))).text;
        expect(stored.replaceAll(/\s+/g, "")).toBe(text.replaceAll("\0", "").replaceAll(/\s+/g, ""));
      }),
    );
  });

  it.each([
    ["nested lists", "<ul><li>".repeat(12_000)],
    ["open marks", "<b><p>".repeat(15_000)],
    ["marks with attributes", Array.from({ length: 6000 }, (_, index) => `<font a=${index}><p>`).join("")],
    ["links", '<a href="https://example.com">'.repeat(3000)],
    ["stray tags", "</p></li></ul>".repeat(7000)],
    ["opened comments", "<!--".repeat(25_000)],
    ["less-than signs", "<".repeat(100_000)],
  ])("takes little time for 100,000 characters of %s", (_, input) => {
    const started = busyMs();
    richTextTree(cleanRichText(input));
    expect(busyMs() - started).toBeLessThan(2500);
  });
});

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
