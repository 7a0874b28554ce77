/** The word at a place of a text, or the spaces or signs there. */
export function wordAround(text: string, index: number, language: string): { start: number; end: number } {
  const segments = [...new Intl.Segmenter(language, { granularity: "word" }).segment(text)];
  const found = segments.find(({ index: start, segment }) => index < start + segment.length) ?? segments.at(-1);
  return found ? { start: found.index, end: found.index + found.segment.length } : { start: index, end: index };
}
