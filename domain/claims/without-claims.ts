type Place = { start: number; end: number };

/** A text without the sentences in which any of the places stands; lines that become empty go with them. */
export function withoutClaims(text: string, claims: readonly Place[]): string {
  const sentences = new Intl.Segmenter(undefined, { granularity: "sentence" }).segment(text);
  const kept = [...sentences].filter(
    ({ index, segment }) => !claims.some(({ start, end }) => start < index + segment.length && end > index),
  );
  return kept
    .map(({ segment }) => segment)
    .join("")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
