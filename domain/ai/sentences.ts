export type Sentence = { text: string; start: number; end: number };

/** Ends of sentences. A point between digits or behind a short word such as “Dr.” ends none. */
const END =
  /(?<!\b(?:Dr|Mr|Mrs|Ms|Prof|St|Nr|No|Inc|Ltd|bzw|ca|etc|e\.g|i\.e|z\.B|u\.a|p\.ej|Sr|Sra|Univ|Inst|Dept|Dipl|Ing|Esc|Av|inkl|env|approx|Hnos|Tel|Abt))[.!?…]+["”“»’)]*(?=\s|$)|[。！？]|\n/gu;

/** The sentences of a text with their places; every line break ends one. Between them is white space. */
export function sentencesOf(text: string): Sentence[] {
  const ends = [...text.matchAll(END)].map((match) => match.index + match[0].length);
  let from = 0;
  return [...ends, text.length].flatMap((to) => {
    const piece = text.slice(from, to);
    const start = from + (piece.length - piece.trimStart().length);
    from = to;
    const trimmed = piece.trim();
    return trimmed === "" ? [] : [{ text: trimmed, start, end: start + trimmed.length }];
  });
}
