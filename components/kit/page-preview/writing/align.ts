/** Spaces and invisible signs: lines are broken on the page and not in the field, and soft hyphens are not drawn. */
const isSpace = (character: string): boolean => /^[\s\u00ad\u200b-\u200f]$/.test(character);

/** A piece of text that is drawn in one go. */
type Drawn = { textContent: string | null };

/** A drawn piece, and where in the field's text the place before each of its characters is; one more for the place after the last. */
export type AlignedRun<Run> = { run: Run; indexAt: readonly number[] };

/** Signs before the entries of a list. They are drawn but are not text of the field; `index` is the end of the text before them. */
export type ListMarker<Run> = { run: Run; index: number };

export type AlignedText<Run> = { runs: readonly AlignedRun<Run>[]; markers: readonly ListMarker<Run>[] };

/** “iii.” and “12)” are the longest that are usual. */
const MARKER_LETTERS = 4;
const HYPHENS = /[-\u2010]/;

const isSame = (one: string, other: string) => one === other || one.toLocaleLowerCase() === other.toLocaleLowerCase();

/**
 * Finds each drawn piece of a field in its text. Lines are broken and divided on the page only, and capitals may be the template's. Null
 * where the page shows something else than the text, such as a date in words or a drawing that is older than the text.
 */
export function alignText<Run extends Drawn>(text: string, drawn: readonly Run[]): AlignedText<Run> | null {
  const runs: AlignedRun<Run>[] = [];
  const markers: ListMarker<Run>[] = [];
  let index = 0;
  for (const run of drawn) {
    const found = alignRun(text, index, run.textContent ?? "");
    if (found) {
      runs.push({ run, indexAt: found });
      index = found.at(-1) ?? index;
    } else if (isMarker(run) && startsLine(text, index)) markers.push({ run, index });
    else return null;
  }
  return [...text.slice(index)].every(isSpace) ? { runs, markers } : null;
}

function alignRun(text: string, start: number, drawn: string): number[] | null {
  const indexAt: number[] = [];
  let index = start;
  for (let at = 0; at < drawn.length; at++) {
    const character = drawn[at] ?? "";
    if (isSpace(character)) {
      indexAt.push(index);
      if (isSpace(text[index] ?? "") && text[index] !== "\n") index++;
      continue;
    }
    let next = index;
    while (next < text.length && isSpace(text[next] ?? "")) next++;
    if (isSame(text[next] ?? "", character)) {
      indexAt.push(next);
      index = next + 1;
    } else if (at > 0 && at === drawn.length - 1 && HYPHENS.test(character)) indexAt.push(index);
    else return null;
  }
  return [...indexAt, index];
}

const isMarker = ({ textContent }: Drawn): boolean => {
  const sign = (textContent ?? "").trim();
  return sign.length > 0 && sign.length <= MARKER_LETTERS;
};

/** Whether nothing of a line is before a place, or only spaces are up to the next. */
const startsLine = (text: string, index: number): boolean => index === 0 || /^[^\S\n]*(?:\n|$)/.test(text.slice(index));

/** A place between two characters of a drawn piece. */
export type DrawnPlace<Run> = { run: Run; offset: number };

/** Where an index of the text is drawn: before the letter that it precedes, otherwise after the last one before it. */
export function placeOfIndex<Run>({ runs }: AlignedText<Run>, index: number): DrawnPlace<Run> | null {
  let nearest: DrawnPlace<Run> | null = null;
  for (const { run, indexAt } of runs)
    for (const [offset, at] of indexAt.entries()) {
      if (at > index) return nearest;
      nearest = { run, offset };
    }
  return nearest;
}
