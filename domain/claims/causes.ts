import type { Analysis } from "./analysis";
import type { Judged } from "./judged";
import { LANGUAGES } from "./language-of";

/** That one thing led to another: both must be in one sentence of a source. */
export function causeClaims(one: Analysis, parts: readonly Judged[]): Judged[] {
  return one.sentences.flatMap((sentence, number): Judged[] => {
    const text = one.text.slice(sentence.start, sentence.end);
    const match = one.checked.map((language) => LANGUAGES[language].cause.exec(text)).find((found) => found !== null);
    if (!match) return [];
    const at = sentence.start + match.index;
    const [left, right] = sidesOf(one, number, at, at + match[0].length, parts);
    // A side without facts is an opinion: “because reliability matters to me”.
    if (left.length === 0 || right.length === 0) return [];
    const isLinked = left.some((a) => right.some((b) => shareSentence(a, b)));
    const all = [...left, ...right];
    const sentences = new Set(all.flatMap(({ found }) => found.map((place) => place.sentence)));
    const strongest = Math.max(
      0,
      ...[...sentences].map((known) => all.filter(({ found }) => found.some((place) => place.sentence === known)).length),
    );
    if (isLinked && strongest >= all.length * LEAST_TOGETHER) return [];
    return [{ kind: "cause", start: at, end: at + match[0].trimEnd().length, clause: clauseAt(one, at), found: [] }];
  });
}

/** The share of the facts that the one sentence must have. */
const LEAST_TOGETHER = 0.6;

const clauseAt = (one: Analysis, index: number) =>
  Math.max(
    0,
    one.clauses.findIndex(({ start, end }) => index >= start && index < end),
  );

const shareSentence = (a: Judged, b: Judged): boolean =>
  a.found.some(({ sentence, source }) =>
    b.found.some((other) => other.sentence === sentence && other.source === source && sentence >= 0),
  );

/** The supported facts on either side of the word that links them. Where it begins the sentence, its clause is the one side. */
function sidesOf(one: Analysis, sentence: number, from: number, to: number, parts: readonly Judged[]): [Judged[], Judged[]] {
  const own = parts.filter((part) => one.clauses[part.clause]?.sentence === sentence && part.found.length > 0);
  const before = own.filter(({ end }) => end <= from);
  if (before.length > 0) return [before, own.filter(({ start }) => start >= to || start >= from)];
  const clause = clauseAt(one, from);
  const end = one.clauses[clause]?.end ?? to;
  const rest = own.filter(({ start }) => start >= end);
  if (rest.length > 0) return [own.filter(({ start }) => start >= from && start < end), rest];
  // “Grâce à mon club la collection compte …” without a comma: the first fact is the cause.
  return [own.slice(0, 1), own.slice(1)];
}
