const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufefc]/;
/** Letters and digits have a direction; signs and spaces take that of what is around them. */
const DIRECTED = /[\p{L}\p{N}]/u;

export const isRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text);

/** A drawn piece of text with its box. */
export type Boxed<Run> = { run: Run; text: string; left: number; right: number; top: number; bottom: number };

/** Pieces of a text that has lines from right to left, in the order in which they are written. A page draws each line from left to right. */
export function inReadingOrder<Run>(pieces: readonly Boxed<Run>[]): Boxed<Run>[] {
  if (!pieces.some(({ text }) => isRightToLeft(text))) return [...pieces];
  const lines: Boxed<Run>[][] = [];
  for (const piece of pieces) {
    const line = lines.at(-1);
    if (line?.some((other) => overlaps(other, piece))) line.push(piece);
    else lines.push([piece]);
  }
  return lines.flatMap((line) => withForeignWords(line.toSorted((one, other) => other.right - one.right)));
}

const overlaps = (one: Boxed<unknown>, other: Boxed<unknown>) => {
  const middle = (other.top + other.bottom) / 2;
  return middle > one.top && middle < one.bottom;
};

/** Pieces from left to right within the line, such as several words of another language, keep their own order. */
function withForeignWords<Run>(line: readonly Boxed<Run>[]): Boxed<Run>[] {
  const ordered: Boxed<Run>[] = [];
  let foreign: Boxed<Run>[] = [];
  let signs: Boxed<Run>[] = [];
  const close = () => {
    ordered.push(...foreign.reverse(), ...signs);
    foreign = [];
    signs = [];
  };
  for (const piece of line) {
    if (isRightToLeft(piece.text)) {
      close();
      ordered.push(piece);
    } else if (DIRECTED.test(piece.text)) {
      foreign.push(...signs, piece);
      signs = [];
    } else if (foreign.length > 0) signs.push(piece);
    else ordered.push(piece);
  }
  close();
  return ordered;
}
