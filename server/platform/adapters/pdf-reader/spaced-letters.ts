import { OPS } from "@/server/platform/adapters/pdf-reader/pdfjs";

interface Glyph {
  unicode?: string;
}

/** At least four single letters with spaces between them. */
const SPACED = /^\S(?: \S){3,}$/u;

/**
 * Headings are often printed with room between their letters. The text layer shows it as spaces, “S E N I O R D E S I G N E R”, where real
 * spaces are no wider than the others. What the page draws still has them, so that the words are found again.
 */
export function spacedLetters({ fnArray, argsArray }: { fnArray: number[]; argsArray: unknown[][] }): (text: string) => string {
  let drawn: { letters: string; spaces: Set<number> } | undefined;
  let from = 0;
  return (text) => {
    if (!SPACED.test(text.trim())) return text;
    drawn ??= drawnText(fnArray, argsArray);
    const letters = text.replaceAll(" ", "");
    const next = drawn.letters.indexOf(letters, from);
    const at = next < 0 ? drawn.letters.indexOf(letters) : next;
    if (at < 0) return text;
    from = at + letters.length;
    const { spaces } = drawn;
    const inside = Array.from({ length: letters.length - 1 }, (_, index) => at + index + 1).filter((index) => spaces.has(index));
    // Some programs draw the room between letters as spaces as well.
    if (inside.length * 2 > letters.length) return text;
    return [...letters].map((letter, index) => (index > 0 && spaces.has(at + index) ? ` ${letter}` : letter)).join("");
  };
}

/** All letters of a page in the order in which they are drawn, and before which of them there is a space. */
function drawnText(fnArray: readonly number[], argsArray: readonly unknown[][]): { letters: string; spaces: Set<number> } {
  let letters = "";
  const spaces = new Set<number>();
  fnArray.forEach((operator, index) => {
    if (operator !== OPS.showText) return;
    for (const glyph of (argsArray[index]?.[0] ?? []) as (Glyph | number | null)[]) {
      if (typeof glyph !== "object" || !glyph?.unicode) continue;
      if (glyph.unicode.trim() === "") spaces.add(letters.length);
      else letters += glyph.unicode;
    }
  });
  return { letters, spaces };
}
