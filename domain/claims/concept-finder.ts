import { lexicon } from "./concepts";
import type { CheckedLanguage } from "./languages/language-data";
import { stemOf } from "./stems";
import type { Word } from "./text-parts";

/** A word, or words that name one thing together, with the concepts that they may be. */
export type Phrase = { from: number; to: number; concepts: number[] };

const MAX_WORDS = 4;

/** The longest name in the lexicon that begins with this word; null where none does. Words of other clauses are none of it. */
export function phraseAt(words: readonly Word[], from: number, languages: readonly CheckedLanguage[]): Phrase | null {
  const { forms, stems, longest } = lexicon();
  const first = words[from];
  if (!first) return null;
  let best: Phrase | null = null;
  for (const language of languages) {
    const max = Math.min(longest[language].get(stemOf(first.text, language)) ?? 0, MAX_WORDS);
    for (let count = max; count > 0; count--) {
      const part = words.slice(from, from + count);
      if (part.length < count || part.at(-1)?.clause !== first.clause) continue;
      const exact = forms[language].get(part.map(({ text }) => text).join(" "));
      const concepts = exact ?? stems[language].get(part.map(({ text }) => stemOf(text, language)).join(" "));
      if (!concepts || (isForeign(language, languages) && count === 1 && !first.isCapital && isEveryday(concepts))) continue;
      const to = from + count;
      const others: number[] = best?.to === to ? best.concepts : [];
      if (!best || to >= best.to) best = { from, to, concepts: [...new Set([...others, ...concepts])] };
      break;
    }
  }
  return best;
}

/** English names are used everywhere, but its verbs are not: German “ran” has led nothing. */
const isForeign = (language: CheckedLanguage, languages: readonly CheckedLanguage[]): boolean =>
  language === "en" && languages[0] !== "en";
const isEveryday = (concepts: readonly number[]): boolean =>
  concepts.every((id) => /^(?:lead|other)$/.test(lexicon().concepts[id]?.kind ?? "other"));

/** The concepts that a Japanese text names, with their places; the longest name at each. */
export function japaneseConcepts(text: string): { start: number; end: number; concepts: number[] }[] {
  const { forms, pieces } = lexicon();
  const found: { start: number; end: number; concepts: number[] }[] = [];
  for (let index = 0; index < text.length; ) {
    const piece = pieces.get(text.charAt(index))?.find((one) => text.startsWith(one, index));
    const concepts = piece === undefined ? undefined : forms.ja.get(piece);
    if (piece !== undefined && concepts) found.push({ start: index, end: index + piece.length, concepts });
    index += piece !== undefined && piece.length > 1 ? piece.length : 1;
  }
  return found;
}
