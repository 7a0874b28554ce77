/** Letters that a script writes in several ways, as one; digits of every script as ASCII. */
const SAME: Record<string, string> = { ى: "ي", ة: "ه", ٱ: "ا", ـ: "ـ", "’": "'", "‘": "'", ʼ: "'", "–": "–" };
const cache = new Map<string, string>();

/**
 * A text for comparing: lower case, without accents, digits of every script as ASCII. As long as the original, so that places in one are places
 * in the other. Letters whose plain form has another length stay as they are; kana keep their marks.
 */
export function normal(text: string): string {
  let result = "";
  for (const letter of text) {
    let plain = cache.get(letter);
    if (plain === undefined) {
      plain = plainOf(letter);
      cache.set(letter, plain);
    }
    result += plain;
  }
  return result;
}

function plainOf(letter: string): string {
  const same = SAME[letter];
  if (same !== undefined) return same;
  const digit = digitOf(letter);
  if (digit !== null) return digit;
  if (/[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(letter)) return letter;
  const plain = letter.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.length === letter.length ? plain : letter;
}

/** Decimal digits come in runs of ten that begin at a multiple of sixteen, or six behind one. */
function digitOf(letter: string): string | null {
  if (!/^\p{Nd}$/u.test(letter) || letter.length > 1) return null;
  const code = letter.codePointAt(0) ?? 0;
  const low = code & 0xf;
  return String(low >= 6 && !/^\p{Nd}$/u.test(String.fromCodePoint(code - low)) ? low - 6 : low);
}
