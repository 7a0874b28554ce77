/** A run of characters without a place to break a line, longer than this, may be broken anywhere every so many characters. */
const LONGEST_WORD = 24;

const ZERO_WIDTH_SPACE = "\u200B";

// Control characters have no glyph, and a noncharacter or a lone surrogate would make the data unreadable for the engine.
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing exactly these is the purpose.
const UNPRINTABLE = /[\u0000-\u0008\u000E-\u001F\u007F-\u009F\uFEFF\uFFF9-\uFFFB\uFFFE\uFFFF]/g;

/** Places inside addresses and long words where a line may end, so that nothing leaves the page. */
function withBreaks(word: string): string {
  if (word.length <= LONGEST_WORD) return word;
  const pieces: string[] = [];
  let since = 0;
  for (const character of word) {
    pieces.push(character);
    since += 1;
    const atJoint = since >= 4 && /[/.@_\-?&=#:]/.test(character);
    if (atJoint || since >= LONGEST_WORD) {
      pieces.push(ZERO_WIDTH_SPACE);
      since = 0;
    }
  }
  return pieces.join("");
}

/** Text as the engine can print it: well formed, without control characters, white space as single spaces, long words breakable. */
export function plainText(text: string): string {
  return text
    .toWellFormed()
    .replace(UNPRINTABLE, "")
    .replace(/[ \t\n\r\f\v\u2028\u2029]+/g, " ")
    .split(" ")
    .map(withBreaks)
    .join(" ");
}

/** The same for a text that stands alone: no white space around it. */
export const lineText = (text: string): string => plainText(text).trim();

/** The same without the places to break, for a text that is not set in lines. */
export const withoutBreaks = (text: string): string => text.replaceAll(ZERO_WIDTH_SPACE, "");
