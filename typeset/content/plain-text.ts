// Control characters have no glyph, and a noncharacter or a lone surrogate would make the data unreadable for the engine.
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing exactly these is the purpose.
const UNPRINTABLE = /[\u0000-\u0008\u000E-\u001F\u007F-\u009F\uFEFF\uFFF9-\uFFFB\uFFFE\uFFFF]/g;

/** Text as the engine can print it: well formed, without control characters, all white space as single spaces. */
export const plainText = (text: string): string =>
  text
    .toWellFormed()
    .replace(UNPRINTABLE, "")
    .replace(/[ \t\n\r\f\v\u200B\u2028\u2029]+/g, " ");

/** The same for a text that stands alone: no white space around it. */
export const lineText = (text: string): string => plainText(text).trim();
