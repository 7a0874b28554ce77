// Control characters have no glyph, and a noncharacter or a lone surrogate would make the data unreadable for the engine.
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing exactly these is the purpose.
const UNPRINTABLE = /[\u0000-\u0008\u000E-\u001F\u007F-\u009F\uFEFF\uFFF9-\uFFFB\uFFFE\uFFFF]/g;

/** Text that the engine can print: well formed, without control characters, with white space collapsed. */
export const plainText = (text: string): string =>
  text
    .toWellFormed()
    .replace(UNPRINTABLE, "")
    .replace(/[ \t\n\r\f\v\u200B\u2028\u2029]+/g, " ");

/** The same for a standalone text, trimmed. */
export const lineText = (text: string): string => plainText(text).trim();
