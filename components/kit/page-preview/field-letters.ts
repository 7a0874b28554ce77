/**
 * Places within a field of the page, counted in letters: everything but spaces, because lines are broken on the page and not in the field.
 */

const SPACES = /[\s\u00ad\u200b-\u200f]+/g;
export const lettersOf = (text: string): number => text.replace(SPACES, "").length;

/** Where in a text as many letters have passed. */
export function afterLetters(text: string, letters: number): number {
  let passed = 0;
  for (let at = 0; at < text.length; at++) {
    if (passed === letters) return at;
    if (lettersOf(text[at] ?? "") > 0) passed++;
  }
  return text.length;
}

/** The pieces of text in the areas of a field, in the order in which they are written. */
function runsOf(surface: ParentNode, pointer: string): SVGTextElement[] {
  const areas = [...surface.querySelectorAll(`[data-field="${CSS.escape(pointer)}"]`)].map((area) =>
    area.getBoundingClientRect(),
  );
  return [...surface.querySelectorAll<SVGTextElement>("text")].filter((run) => {
    const { left, right, top, bottom } = run.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return areas.some((area) => x >= area.left && x <= area.right && y >= area.top && y <= area.bottom);
  });
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufefc]/;

/** How many letters of the field are before a point of the page; null where the point is on none of its text. */
export function lettersBefore(surface: ParentNode, pointer: string, { x, y }: { x: number; y: number }): number | null {
  let passed = 0;
  for (const run of runsOf(surface, pointer)) {
    const text = run.textContent ?? "";
    const { left, right, top, bottom } = run.getBoundingClientRect();
    if (x >= left - 1 && x <= right + 1 && y >= top && y <= bottom) return passed + lettersOf(text.slice(0, offsetAt(run, x)));
    passed += lettersOf(text);
  }
  return null;
}

/** Between which two characters of a run a horizontal place is. */
function offsetAt({ firstChild: node }: SVGTextElement, x: number): number {
  const text = node?.nodeValue ?? "";
  if (!node) return 0;
  const range = document.createRange();
  let nearest = { offset: 0, distance: Number.POSITIVE_INFINITY };
  for (let at = 0; at < text.length; at++) {
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    const { left, right } = range.getBoundingClientRect();
    const isBackwards = RIGHT_TO_LEFT.test(text[at] ?? "");
    for (const [edge, offset] of [
      [isBackwards ? right : left, at],
      [isBackwards ? left : right, at + 1],
    ] as const)
      if (Math.abs(edge - x) < nearest.distance) nearest = { offset, distance: Math.abs(edge - x) };
  }
  return nearest.offset;
}

/** Brings the line into view that contains that letter of the field. Returns whether the page has the field. */
export function revealLetter(surface: ParentNode, pointer: string, letters: number): boolean {
  const runs = runsOf(surface, pointer);
  let passed = 0;
  const run = runs.find((each) => {
    passed += lettersOf(each.textContent ?? "");
    return passed >= letters;
  });
  (run ?? runs.at(-1))?.scrollIntoView({ block: "nearest", inline: "nearest" });
  return runs.length > 0;
}
