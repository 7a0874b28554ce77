/** Writing systems. A text in a script that its family lacks gets a fallback family. */
export type Script =
  | "latin"
  | "latin-extended"
  | "vietnamese"
  | "greek"
  | "cyrillic"
  | "arabic"
  | "hebrew"
  | "devanagari"
  | "thai"
  | "kana"
  | "hangul"
  | "han";

/** The characters of each script, as pairs of first and last code point, including its own punctuation. */
const SCRIPT_RANGES: Record<Script, readonly (readonly [number, number])[]> = {
  latin: [
    [0x41, 0x5a],
    [0x61, 0x7a],
  ],
  "latin-extended": [
    [0x100, 0x24f],
    [0x1e00, 0x1e9f],
  ],
  vietnamese: [
    [0x1a0, 0x1a1],
    [0x1af, 0x1b0],
    [0x1ea0, 0x1ef9],
  ],
  greek: [
    [0x370, 0x3ff],
    [0x1f00, 0x1fff],
  ],
  cyrillic: [
    [0x400, 0x52f],
    [0x1c80, 0x1c8f],
  ],
  arabic: [
    [0x600, 0x6ff],
    [0x750, 0x77f],
    [0x8a0, 0x8ff],
    [0xfb50, 0xfdff],
    [0xfe70, 0xfefe],
  ],
  hebrew: [
    [0x590, 0x5ff],
    [0xfb1d, 0xfb4f],
  ],
  devanagari: [
    [0x900, 0x97f],
    [0xa8e0, 0xa8ff],
  ],
  thai: [[0xe00, 0xe7f]],
  kana: [
    [0x3040, 0x30ff],
    [0x31f0, 0x31ff],
    [0xff65, 0xff9f],
  ],
  hangul: [
    [0x1100, 0x11ff],
    [0x3130, 0x318f],
    [0xa960, 0xa97f],
    [0xac00, 0xd7ff],
  ],
  han: [
    [0x2e80, 0x303f],
    [0x3220, 0x33ff],
    [0x3400, 0x4dbf],
    [0x4e00, 0x9fff],
    [0xf900, 0xfaff],
    [0xfe30, 0xfe4f],
    [0xff00, 0xff64],
    [0xffa0, 0xffef],
    [0x20000, 0x3ffff],
  ],
};

/** Scripts that are written from right to left. */
export const RIGHT_TO_LEFT_SCRIPTS: ReadonlySet<Script> = new Set(["arabic", "hebrew"]);
/** Scripts that need one family for a whole text, including joiners; a glyph of another family would break the joining. */
export const WHOLE_SCRIPTS: ReadonlySet<Script> = new Set([
  "arabic",
  "hebrew",
  "devanagari",
  "thai",
  "kana",
  "hangul",
  "han",
] as const);

export const SCRIPTS = Object.keys(SCRIPT_RANGES) as Script[];

const hex = (codePoint: number): string => `\\u{${codePoint.toString(16).toUpperCase()}}`;

/** The characters of a script as the inside of a character class, in the spelling that JavaScript and the engine share. */
export const scriptClass = (script: Script): string =>
  SCRIPT_RANGES[script].map(([first, last]) => `${hex(first)}-${hex(last)}`).join("");

const PATTERNS = Object.fromEntries(SCRIPTS.map((script) => [script, new RegExp(`[${scriptClass(script)}]`, "u")])) as Record<
  Script,
  RegExp
>;

/** Every distinct character of a text, which is all that the tests below need. */
export function charactersOf(text: string): string {
  const seen = new Uint8Array(0x10000);
  let once = "";
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (seen[unit]) continue;
    // Of a pair the first half precedes many second ones.
    if ((unit & 0xfc00) === 0xd800) once += text.slice(at, ++at + 1);
    else {
      seen[unit] = 1;
      once += text[at];
    }
  }
  return once;
}

/** The scripts that a text is written in. */
export const scriptsOf = (text: string): Script[] => SCRIPTS.filter((script) => PATTERNS[script].test(text));

const SHAPED: readonly Script[] = ["arabic", "hebrew", "devanagari", "thai"];

/** Whether a text has letters that change shape, position or number when combined. */
export const isShaped = (text: string): boolean => SHAPED.some((script) => PATTERNS[script].test(text));

/** Symbols that text families often lack: arrows, marks, pictographs. All of them have dashes, quotation marks and the like. */
export const SIGNS =
  /(?=[\u0100-\u{10FFFF}])(?![\u2010\u2013\u2014\u2018-\u201E\u2020-\u2022\u2026\u2039\u203A\u20AC\u2122])[\p{S}\p{No}\p{P}\p{Emoji}]/u;
