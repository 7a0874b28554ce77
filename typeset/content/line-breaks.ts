import { SILENT_KEYS } from "@/typeset/content/printed-text";
import { withThaiWordEnds } from "@/typeset/content/thai-words";

/** An extra break opportunity inside a word; the sources turn it into an empty gap (`say` in job.typ). */
const BREAK = "\u200B";

/** Rough widths of characters in em, by kind; enough to estimate whether a word can be wider than its column. */
function roughWidthEm(character: string): number {
  if (/[iljtfrI.,:;'!|()[\]{}]/.test(character)) return 0.34;
  if (/[mwMW@%—]/.test(character)) return 0.92;
  if (/[A-Z&#_~+=<>]/.test(character)) return 0.7;
  // Letters of an alphabet are about this wide; those of other scripts may be as wide as the line is high.
  if (/\p{Mn}/u.test(character)) return 0;
  return (character.codePointAt(0) ?? 0) < 0x1100 || /[\u1E00-\u1FFF]/.test(character) ? 0.6 : 1;
}

const ASCII_WIDTHS_EM = Float64Array.from({ length: 0x80 }, (_, code) => roughWidthEm(String.fromCharCode(code)));
const widthEm = (character: string): number => ASCII_WIDTHS_EM[character.charCodeAt(0)] ?? roughWidthEm(character);

/** How much wider a word may be than its rough width. */
const MARGIN = 1.08;

/** Whether a text has that many characters in a row without a space. */
function hasLongWord(text: string, length: number): boolean {
  let since = 0;
  for (let at = 0; at < text.length; at++) {
    since = text.charCodeAt(at) === 0x20 ? 0 : since + 1;
    if (since >= length) return true;
  }
  return false;
}

/** A word wider than its column: lines may break after its joints, or after a few letters. */
function broken(word: string): string {
  const pieces: string[] = [];
  let since = 0;
  for (const character of word) {
    pieces.push(character);
    since += widthEm(character);
    if (since >= 3.5 || (since >= 1.5 && /[/.@_\-?&=#:]/.test(character))) {
      pieces.push(BREAK);
      since = 0;
    }
  }
  return pieces.join("");
}

/** Words, and what separates them: spaces, marked ends, and East Asian characters, which have their own line-break rules. */
const WORDS = /[^ \u200B\u2E80-\u9FFF\uAC00-\uD7FF\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFFEF\u{20000}-\u{3FFFF}]+/gu;

function brokenText(input: string, columnEm: number): string {
  const text = withThaiWordEnds(input);
  // Four letters of the widest kind: a shorter text fits anywhere. And no character is wider than an em.
  if (text.length * 0.92 < columnEm || !hasLongWord(text, columnEm / MARGIN)) return text;
  return text.replace(WORDS, (word) => {
    let width = 0;
    for (const character of word) width += widthEm(character);
    return width * MARGIN > columnEm ? broken(word) : word;
  });
}

/**
 * Printed data with break opportunities in words wider than their column, so that nothing leaves the page; other words stay
 * unchanged. `columnEm` is the width of the column in units of the font size.
 */
export function withBreaks<Value>(value: Value, columnEm: number): Value {
  const walk = (each: unknown, key: string): unknown => {
    if (typeof each === "string") return SILENT_KEYS.has(key) ? each : brokenText(each, columnEm);
    if (Array.isArray(each)) return each.map((inner) => walk(inner, key));
    if (each === null || typeof each !== "object") return each;
    return Object.fromEntries(Object.entries(each).map(([name, inner]) => [name, walk(inner, name)]));
  };
  // The walk preserves all structures and only changes strings.
  return walk(value, "") as Value;
}
