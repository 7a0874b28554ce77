import { describe, expect, test } from "vitest";
import { alignText, placeOfIndex } from "@/components/kit/page-preview/writing/align";

const drawn = (...texts: string[]) => texts.map((textContent) => ({ textContent }));

/** The text of the pieces with a bar where an index of the field is drawn. */
function caretAt(text: string, pieces: { textContent: string }[], index: number): string | null {
  const aligned = alignText(text, pieces);
  const place = aligned && placeOfIndex(aligned, index);
  return place
    ? pieces.map((piece) => (piece === place.run ? insert(piece.textContent, place.offset) : piece.textContent)).join(" / ")
    : null;
}

const insert = (text: string, at: number) => `${text.slice(0, at)}|${text.slice(at)}`;

describe("a field is found in what the page shows of it", () => {
  test("on one line, and over lines that are broken on the page only", () => {
    expect(caretAt("Senior Engineer", drawn("Senior Engineer"), 7)).toBe("Senior |Engineer");
    expect(caretAt("Senior Engineer", drawn("Senior", "Engineer"), 6)).toBe("Senior| / Engineer");
    expect(caretAt("Senior Engineer", drawn("Senior", "Engineer"), 7)).toBe("Senior / |Engineer");
  });

  test("in words that are divided at the end of a line, with soft hyphens, and in capitals", () => {
    expect(caretAt("Engineering", drawn("Engi-", "neering"), 4)).toBe("Engi- / |neering");
    expect(caretAt("Engi\u00adneering", drawn("Engineering"), 5)).toBe("Engi|neering");
    expect(caretAt("Ilse Marwick", drawn("ILSE MARWICK"), 4)).toBe("ILSE| MARWICK");
  });

  test("in lists, whose signs are no text of the field", () => {
    const list = drawn("•", "Led a team", "•", "Cut costs");
    expect(caretAt("Led a team\nCut costs", list, 10)).toBe("• / Led a team| / • / Cut costs");
    expect(caretAt("Led a team\nCut costs", list, 11)).toBe("• / Led a team / • / |Cut costs");
    expect(caretAt("One\nTwo", drawn("1.", "One", "2.", "Two"), 4)).toBe("1. / One / 2. / |Two");
  });

  test("with emphasis in the middle of a line, and after spaces at its end", () => {
    expect(caretAt("with nine years of", drawn("with ", "nine years", " of"), 5)).toBe("with  / |nine years /  of");
    expect(caretAt("of ", drawn("of"), 3)).toBe("of|");
  });
});

test("a page that shows something else than the text has no place for a caret", () => {
  expect(alignText("2022-03", drawn("Mar 2022 – Present"))).toBeNull();
  expect(alignText("Senior Engineers", drawn("Senior Engineer"))).toBeNull();
  expect(alignText("Senior Engineer", drawn("Senior Engineer", "and more"))).toBeNull();
  expect(alignText("Hired", drawn("•", "•", "Hired and trained"))).toBeNull();
});
