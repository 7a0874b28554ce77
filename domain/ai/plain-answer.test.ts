import fc from "fast-check";
import { expect, test } from "vitest";
import { busyMs } from "@/domain/testing/busy-ms";
import { foreignLinks, linksIn, plainAnswer, withoutHiddenParts } from "./plain-answer";
import { shownPieces } from "./shown-pieces";

test.each([
  ["**Led** the _team_", "Led the _team_"],
  ["# Heading\nText", "Heading\nText"],
  ["![a](https://evil.example/x.png) b", "a b"],
  ["<b>bold</b> <img src=x> end", "bold  end"],
  ["a\u200bb\u202ec", "abc"],
  ["1 < 2 and 3 > 2", "1 < 2 and 3 > 2"],
  ["Node.js, C# and e.g. U.S. rules", "Node.js, C# and e.g. U.S. rules"],
])("%j is %j as plain text", (input, plain) => expect(plainAnswer(input)).toBe(plain));

test("addresses of every kind are found, and ordinary words are none", () => {
  const text = "See https://a.example/x, www.b.example, c.com/d, kim@e.org and data:text/html,x. Node.js and i.e. are words.";
  expect(linksIn(text)).toEqual(["https://a.example/x", "www.b.example", "c.com/d", "kim@e.org", "data:text/html,x"]);
  expect(foreignLinks("See harbour.com/jobs and evil.com", ["https://www.harbour.com/jobs/"])).toEqual(["evil.com"]);
});

test("what a page would not show is not in what is sent", () => {
  const page = 'Visible<!-- a --><script>b</script><p style="display: none">c</p><span hidden>d</span> end';
  expect(withoutHiddenParts(page)).toBe("Visible end");
});

test("however a text is cut, what is shown has the words and never an address, a picture or an element", () => {
  const hostile = fc.constantFrom(
    "https://evil.example/a?b=c",
    "![x](https://evil.example/p.png)",
    '<img src="https://evil.example/q">',
    "www.evil.example",
  );
  const words = fc.constantFrom("I planned ", "the timetable, ", "gladly. ", "\n\n", "happy! ");
  fc.assert(
    fc.property(
      fc.array(fc.oneof({ weight: 4, arbitrary: words }, { weight: 1, arbitrary: hostile.map((text) => `${text} `) }), {
        maxLength: 12,
      }),
      fc.integer({ min: 1, max: 7 }),
      (parts, size) => {
        const shown = shownPieces();
        const pieces = parts.join("").match(new RegExp(`[\\s\\S]{1,${size}}`, "g")) ?? [];
        const text = pieces.map((piece) => shown.next(piece)).join("") + shown.rest();
        expect(text).not.toMatch(/evil|<img/);
        const stored =
          parts
            .filter((part) => !part.includes("evil"))
            .join("")
            .match(/\w+/g) ?? [];
        expect((text.match(/\w+/g) ?? []).filter((word) => word !== "x")).toEqual(stored);
      },
    ),
  );
});

test.each(["<p hidden", "<p <p hidden>", "<a ", "[", "[a](x", "![a](x", "**a ", "a-", "ww.", ".", "a.-", "a.com/-", "x@y."])(
  "a long text of %j is read in one pass",
  (unit) => {
    const text = unit.repeat(Math.ceil(100_000 / unit.length));
    const begun = busyMs();
    foreignLinks(plainAnswer(text), []);
    expect(busyMs() - begun).toBeLessThan(2_000);
  },
);
