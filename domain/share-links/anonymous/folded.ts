/** A text for finding names in it: lower case, without accents and invisible characters, and where each of its letters is in the original. */
export type Folded = { text: string; at: number[] };

/** Letters that have no accent to take away, but are written without it all the same. */
const PLAIN: Readonly<Record<string, string>> = {
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ı: "i",
  ʼ: "'",
  "’": "'",
  "‘": "'",
  "‐": "-",
  "‑": "-",
};

/** Characters that readers do not see: marks, joiners, soft hyphens, and the line that stretches Arabic words. */
const UNSEEN = /[\p{M}\p{Cf}\u0640]/gu;

export function folded(original: string): Folded {
  const at: number[] = [];
  let text = "";
  let index = 0;
  for (const letter of original) {
    const plain = plainLetter(letter);
    for (let count = 0; count < plain.length; count++) at.push(index);
    text += plain;
    index += letter.length;
  }
  at.push(index);
  return { text, at };
}

export const foldedText = (text: string): string => folded(text).text;

function plainLetter(letter: string): string {
  const base = letter.normalize("NFKD").replace(UNSEEN, "").toLowerCase();
  if (/^\p{Nd}$/u.test(base) && !/^\d$/.test(base)) return digitOf(base);
  return [...base].map((each) => PLAIN[each] ?? each).join("");
}

/** The value of a digit of any script: digits of a script are in a row. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(code - value - 1))) value++;
  return String(value);
}
