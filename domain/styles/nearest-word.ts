/** The known word closest to the given one, if at most a third of the letters differ. */
export function nearestWord(word: string, known: readonly string[]): string | null {
  const measured = known.map((each) => ({ each, apart: distance(word.toLowerCase().slice(0, 40), each) }));
  const best = measured.reduce((least, next) => (next.apart < least.apart ? next : least), {
    each: "",
    apart: Number.POSITIVE_INFINITY,
  });
  return best.apart <= Math.max(1, Math.floor(word.length / 3)) ? best.each : null;
}

/** Letters to insert, remove or replace (Levenshtein). */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (const [column, other] of [...to].entries())
      next.push(Math.min((next[column] ?? 0) + 1, (row[column + 1] ?? 0) + 1, (row[column] ?? 0) + (letter === other ? 0 : 1)));
    row = next;
  }
  return row.at(-1) ?? 0;
}
