import { searchText } from "@/domain/career/search-text";

/** A question that was answered before. */
export type EarlierAnswer = { question: string; answer: string };

/** From here on two questions ask the same thing in other words. */
const ENOUGH = 0.45;
const SHOWN = 5;

/**
 * Answers to questions like this one, the most alike first, each answer once. Deterministic, for every script: compares what the questions
 * share in groups of three letters, or of two where words are written with few signs.
 */
export function similarAnswers<Answer extends EarlierAnswer>(question: string, earlier: readonly Answer[]): Answer[] {
  const wanted = gramsOf(question);
  if (wanted.size === 0) return [];
  const seen = new Set<string>();
  return earlier
    .map((answer) => ({ answer, likeness: likenessOf(wanted, gramsOf(answer.question)) }))
    .filter(({ answer, likeness }) => likeness >= ENOUGH && answer.answer.trim() !== "")
    .sort((one, other) => other.likeness - one.likeness)
    .map(({ answer }) => answer)
    .filter(({ answer }) => !seen.has(answer.trim()) && seen.add(answer.trim()))
    .slice(0, SHOWN);
}

/** Dice's coefficient: 1 for equal sets, 0 for sets without anything in common. */
function likenessOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size + other.size === 0) return 0;
  let shared = 0;
  for (const gram of one) if (other.has(gram)) shared++;
  return (2 * shared) / (one.size + other.size);
}

const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

function gramsOf(text: string): Set<string> {
  const plain = searchText(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  const size = DENSE.test(plain) ? 2 : 3;
  const letters = [...(size === 2 ? plain.replaceAll(" ", "") : ` ${plain} `)];
  return new Set(letters.slice(0, Math.max(0, letters.length - size + 1)).map((_, at) => letters.slice(at, at + size).join("")));
}
