import { fold } from "@/domain/claims/fold";

/** A text for comparing with what was read from it: folded, ligatures and odd spaces as plain letters. */
const comparable = (text: string): string => fold(text.normalize("NFKC").replace(/\u00ad/g, ""));

/** The words of a text for comparing. Signs around them do not count; scripts without spaces count by letters. */
export const wordsFor = (text: string): string[] =>
  comparable(text).match(
    /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]|(?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}])[\p{L}\p{M}\p{N}])+/gu,
  ) ?? [];

export type SourceWords = {
  /** Every word, and every two neighbours as one: files break words at the ends of lines. */
  words: ReadonlySet<string>;
  /** All words in their order, with a space on either side of each. */
  run: string;
  lines: { words: ReadonlySet<string> }[];
};

export function sourceWords(lines: readonly string[]): SourceWords {
  const byLine = lines.map(wordsFor);
  const all = byLine.flat();
  const joined = all.slice(1).map((word, index) => `${all[index]}${word}`);
  return {
    words: new Set([...all, ...joined]),
    run: ` ${all.join(" ")} `,
    lines: byLine.map((words) => ({ words: new Set(words) })),
  };
}

/** Whether the words occur in the source one after the other. */
export const standsIn = (source: SourceWords, words: readonly string[]): boolean =>
  words.length > 0 && (source.run.includes(` ${words.join(" ")} `) || source.words.has(words.join("")));
