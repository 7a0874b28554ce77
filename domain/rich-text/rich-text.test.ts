import fc from "fast-check";
import { parseFragment } from "parse5";
import { describe, expect, it } from "vitest";
import { cleanRichText } from "@/domain/rich-text/clean";
import { plainToRichText } from "@/domain/rich-text/from-plain";
import { parseRichText } from "@/domain/rich-text/parse";
import { isPlainlyClean } from "@/domain/rich-text/plainly-clean";
import { richTextTree } from "@/domain/rich-text/tree";
import v5 from "@/domain/sample/resume-v5.json";
import { busyMs } from "@/domain/testing/busy-ms";
import { html } from "./testing/trees";

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
