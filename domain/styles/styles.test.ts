import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { STYLE_PARTS, STYLE_PROPERTIES } from "@/domain/styles/language";
import { parseStylesheet } from "@/domain/styles/parse";
import { looksAt } from "@/domain/styles/resolve";

const problemsOf = (source: string) =>
  parseStylesheet(source).problems.map(({ line, column, message }) => `${line}:${column} ${message}`);

describe("what is understood", () => {
  test("parts, sections, ids, lists of them, comments, lengths in points and millimetres", () => {
    const { rules, problems } = parseStylesheet(`@version 1;
/* Titles in the accent, and
   dates quiet. */
heading, experience item { color: accent; space-above: 2mm }
#0b7c-1 date { color: rgba(1, 2, 3, .5); font-weight: bold; }
#0b7c-1 { border: 0.5pt #abc; border-below: none; padding: 0 }
skills { background: #fafafa; }
`);
    expect(problems).toEqual([]);
    expect(rules).toEqual([
      {
        selectors: [{ part: "heading" }, { section: "experience", part: "item" }],
        look: { color: { own: "accent" }, spaceAbove: (2 * 72) / 25.4 },
      },
      { selectors: [{ id: "0b7c-1", part: "date" }], look: { color: { hex: "rgba(1, 2, 3, .5)" }, fontWeight: 700 } },
      {
        selectors: [{ id: "0b7c-1" }],
        look: { border: { width: 0.5, color: { hex: "#abc" } }, borderBelow: { width: 0, color: { own: "text" } }, padding: 0 },
      },
      { selectors: [{ section: "skills" }], look: { background: { hex: "#fafafa" } } },
    ]);
  });

  test("an empty sheet, a version alone, and windows line ends", () => {
    expect(parseStylesheet("")).toEqual({ rules: [], problems: [] });
    expect(parseStylesheet("@version 1;\r\n")).toEqual({ rules: [], problems: [] });
    expect(parseStylesheet("@version 1;\r\nname {\r\n  color: text;\r\n}").rules).toHaveLength(1);
  });
});

describe("problems are reported with their position", () => {
  test.each([
    ["@version 2;", ["1:10 This is read as version 1; write “@version 1;”."]],
    ["headng { color: accent; }", ["1:1 Unknown part or section “headng”. Did you mean “heading”?"]],
    ["heading {\n  colour: red;\n}", ["2:3 Unknown property “colour”. Did you mean “color”?"]],
    ["date { color: red; }", ["1:15 “color” takes a colour such as #1a4d2e, rgb(26, 77, 46), accent, text or paper."]],
    ["date { font-size: 5pt }", ["1:19 “font-size” takes a length from 6pt to 48pt."]],
    ["date { font-size: 12 }", ["1:19 “font-size” takes a length from 6pt to 48pt."]],
    ["date { background: paper }", ["1:8 “date” has no “background”: only section, heading, item or mark."]],
    ["date { padding: 2pt }", ["1:8 “date” has no “padding”: only section, heading or item."]],
    ["experience name { color: text }", ["1:12 “name” holds for the whole document: it stands alone."]],
    ["heading { color: text", ["1:22 “}” is missing at the end of the rule."]],
    ["heading color: text; }", ["1:9 Unknown part or section “color”."]],
    ["date { color }", ["1:8 Expected a property and its value, such as “color: accent;”."]],
    ["item { background: url(https://example.com/x.png) }", ["1:20 “background” takes a colour such as"]],
  ])("%j", (source, expected) => {
    const found = problemsOf(source);
    expect(found).toHaveLength(expected.length);
    for (const [index, sentence] of expected.entries()) expect(found[index]).toContain(sentence);
  });

  test("the rest of the stylesheet applies", () => {
    const { rules, problems } = parseStylesheet(
      "nothing { color: text }\ndate { colour: text; color: accent; } title { font-size: 11pt }",
    );
    expect(problems.map(({ line }) => line)).toEqual([1, 2]);
    expect(rules.map(({ look }) => look)).toEqual([{ color: { own: "accent" } }, { fontSize: 11 }]);
  });

  test("no stylesheet can fetch, hide or move anything", () => {
    for (const attempt of [
      "section { background: url(https://example.com/x) }",
      "section { display: none }",
      "@import url(x.css);",
      "text { font-size: 0 }",
      "text { opacity: 0 }",
      "item { margin-left: -900pt }",
      "item { space-above: -10pt }",
      "name { font-family: x }",
    ]) {
      const { rules, problems } = parseStylesheet(attempt);
      expect(problems.length, attempt).toBeGreaterThan(0);
      expect(
        rules.every(({ look }) => Object.keys(look).length === 0),
        attempt,
      ).toBe(true);
    }
  });

  test("any text is parsed to its end, and problems are within it", () => {
    const word = fc.constantFrom(
      "{",
      "}",
      ";",
      ":",
      ",",
      "\n",
      " ",
      "#id",
      "/*",
      "*/",
      "@version",
      "(",
      ")",
      "1",
      ...STYLE_PARTS,
      ...Object.keys(STYLE_PROPERTIES),
      "accent",
      "9pt",
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(word).map((words) => words.join(" ")),
        ),
        (source) => {
          const lines = source.split("\n");
          for (const { line, column, length } of parseStylesheet(source).problems) {
            expect(column).toBeGreaterThan(0);
            expect(length).toBeGreaterThan(0);
            expect(column).toBeLessThanOrEqual((lines[line - 1] ?? "").length + 1);
          }
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe("which rule wins", () => {
  const { rules } = parseStylesheet(`
    #job date { color: #111 }
    #work { background: #eee }
    experience date { color: #222; font-weight: bold }
    date { color: #333; font-style: italic }
    date { font-weight: 300 }
  `);
  const at = (place: object) => looksAt(rules, ["date", "section", "item"], place);

  test("everywhere, in a kind of section, in one item", () => {
    expect(at({ section: "projects" })).toEqual({ date: { color: { hex: "#333" }, fontStyle: "italic", fontWeight: 300 } });
    expect(at({ section: "experience" }).date).toEqual({ color: { hex: "#222" }, fontStyle: "italic", fontWeight: 700 });
    expect(at({ section: "experience", itemId: "job" }).date?.color).toEqual({ hex: "#111" });
  });

  test("an id alone is the section or the item itself", () => {
    expect(at({ section: "experience", sectionId: "work" }).section).toEqual({ background: { hex: "#eee" } });
    expect(at({ section: "experience", itemId: "work" }).item).toEqual({ background: { hex: "#eee" } });
    expect(at({ section: "experience", sectionId: "other" }).section).toBeUndefined();
  });
});

test("the problems of any stylesheet fit into a short response: the first hundred, with the beginning of long words", () => {
  for (const source of ["a{b:c}".repeat(16_000), `${"x".repeat(900)}{} `.repeat(110)]) {
    const { problems } = parseStylesheet(source);
    expect(problems.length).toBe(100);
    expect(JSON.stringify(problems).length).toBeLessThan(100_000);
  }
});
