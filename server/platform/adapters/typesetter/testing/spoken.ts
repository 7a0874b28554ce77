import type { readPdf } from "@/server/platform/adapters/typesetter/testing/read-pdf";

type Word = Awaited<ReturnType<typeof readPdf>>["words"][number];

/** The words of a file as a person copies them: separated where they are apart on the page, in either line direction. */
export function spokenText(words: readonly Word[]): string {
  let text = "";
  let before: Word | null = null;
  for (const word of words) {
    const isMark = /^\p{Mn}/u.test(word.text);
    if (before && !isMark) {
      const sameLine = before.page === word.page && Math.abs(before.baselinePt - word.baselinePt) < 0.3 * word.sizePt;
      if (!sameLine || Math.abs(word.leftPt - before.rightPt) > 0.1 * word.sizePt) text += sameLine ? " " : "\n";
    }
    text += word.text;
    if (!isMark) before = word;
  }
  return text;
}

/** Scripts without spaces between words: only characters can be compared, because a line may end anywhere. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** Word separators, including those that templates insert. */
const BETWEEN = /[\s\u200B\u202A-\u202E\u2066-\u2069·•,،、;|–:()]+/u;

/** Whether the words of a text are not separated by spaces. */
export const isUnspaced = (text: string): boolean => UNSPACED.test(text);

/** The words of a text, or single characters for scripts without spaces. */
export function tokensOf(text: string, unspaced = isUnspaced(text)): string[] {
  return text
    .normalize("NFC")
    .toLowerCase()
    .split(BETWEEN)
    .flatMap((word) => (unspaced ? [...word] : [word.replace(/^\p{P}+|\p{P}+$/gu, "")]))
    .filter((token) => token !== "");
}

/** Recall and precision of the tokens read, and which differ. */
export function compareTokens(expected: readonly string[], read: readonly string[]) {
  const open = new Map<string, number>();
  for (const token of expected) open.set(token, (open.get(token) ?? 0) + 1);
  const extra: string[] = [];
  for (const token of read) {
    const left = open.get(token) ?? 0;
    if (left > 0) open.set(token, left - 1);
    else extra.push(token);
  }
  const missing = [...open].flatMap(([token, count]) => Array.from({ length: count }, () => token));
  const found = expected.length - missing.length;
  return { recall: found / expected.length, precision: found / Math.max(1, read.length), missing, extra };
}
