/** A line or paragraph end also ends a word. */
const ENDS = /<(?:\/(?:p|li|h[1-6]|blockquote|pre)|br\s*\/?|hr\s*\/?)>|&nbsp;/gi;
const MARKUP = /<[^>]*>|&[#\w]+;/g;
const HAS_LETTERS = /[\p{L}\p{N}]/u;
/** Scripts that are written without spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** The number of words in rich text, as word processors count: split at spaces, or segmented for scripts without spaces. */
export function countWords(html: string): number {
  const pieces = html
    .replace(ENDS, " ")
    .replace(MARKUP, "")
    .split(/\s+/)
    .filter((piece) => HAS_LETTERS.test(piece));
  return pieces.reduce((count, piece) => count + (UNSPACED.test(piece) ? wordsWithin(piece) : 1), 0);
}

function wordsWithin(text: string): number {
  const segments = new Intl.Segmenter(undefined, { granularity: "word" }).segment(text);
  return [...segments].filter(({ isWordLike }) => isWordLike).length;
}
