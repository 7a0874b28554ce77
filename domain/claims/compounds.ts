import { lexicon } from "./concepts";
import type { CheckedLanguage } from "./languages/language-data";
import { kindOf } from "./word-keys";

/** What the parts of a compound name: a nursing school is a school. */
export function compoundConcepts(word: string, languages: readonly CheckedLanguage[]): number[] {
  if (!languages.includes("de") || word.length < 8) return [];
  const { forms } = lexicon();
  const found: number[] = [];
  for (let at = 4; at <= word.length - 4; at++) {
    const [head, tail] = [forms.de.get(word.slice(0, at)), forms.de.get(word.slice(at))];
    // A rank within a compound is another one: the leader of a team leads no company.
    if (tail && (kindOf(tail) === "other" || isLicence(tail))) found.push(...tail);
    if (head && kindOf(head) !== "title" && kindOf(head) !== "trade") found.push(...head);
  }
  return found;
}

/** An “Anhängerführerschein” is a driving licence. */
const isLicence = (concepts: readonly number[]): boolean =>
  concepts.some((id) => /^(?:driving licence|licence)$/.test(lexicon().concepts[id]?.name ?? ""));
