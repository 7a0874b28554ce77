/** Words for skill levels and their level from 1 to 5 (interface-details 3.11). The first match decides. */
const LEVEL_WORDS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:native|bilingual|mother tongue|expert|master)\b/i, 5],
  [/\b(?:fluent|advanced|proficient|full professional)\b/i, 4],
  [/\b(?:intermediate|conversational|professional working)\b/i, 3],
  [/\blimited working\b/i, 2],
  [/\b(?:beginner|basic|elementary)\b/i, 2],
  [/\bnovice\b/i, 1],
  [/\bC2\b/i, 5],
  [/\bC1\b/i, 4],
  [/\bB2\b/i, 3],
  [/\bB1\b/i, 2],
  [/\bA[12]\b/i, 1],
];

/** The level in a text: a word, a European language level, or a digit from 0 to 5. 0 if there is none. */
export function levelOf(text: string): number {
  const digit = /^\s*([0-5])(?:\s*\/\s*5)?\s*$/.exec(text)?.[1];
  if (digit) return Number(digit);
  return LEVEL_WORDS.find(([word]) => word.test(text))?.[1] ?? 0;
}

/** Levels of the professional network's archive: native 5, full professional 4, professional working 3, limited working 2, elementary 1. */
export const networkLevelOf = (text: string): number => (/elementary/i.test(text) ? 1 : levelOf(text));
