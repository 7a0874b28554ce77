const START = /M(-?[\d.]+) /g;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufefc]/;

/** The share of a font's size that a space takes, about. */
const SPACE_EM = 0.25;

/**
 * Where a part of a run begins and ends, in the units of its outlines, each of which begins with its place. Null where outlines and
 * letters are not one for one: with ligatures, in scripts that join their letters, and from right to left. `right` is the end of the run.
 */
export function glyphSpan(
  outlines: string,
  text: string,
  { start, end }: { start: number; end: number },
  { right, em }: { right: number; em: number },
): { from: number; to: number } | null {
  const starts = [...outlines.matchAll(START)].map(([, x]) => Number(x));
  const count = (part: string) => part.replaceAll(/\s/g, "").length;
  if (RIGHT_TO_LEFT.test(text) || starts.length !== count(text)) return null;
  const from = starts[count(text.slice(0, start))];
  if (from === undefined) return null;
  const next = starts[count(text.slice(0, end))];
  const spaces = /^\s*/.exec(text.slice(end))?.[0].length ?? 0;
  return { from, to: next === undefined ? right : next - spaces * SPACE_EM * em };
}

/**
 * The browser's own text over a run is stretched to the width of the run, but where a part of it is, is given without that in text from
 * right to left.
 */
function stretchedPlace(node: Node, range: Range): DOMRect {
  const { left, top, width, height } = range.getBoundingClientRect();
  const whole = document.createRange();
  whole.selectNodeContents(node);
  const [natural, drawn] = [whole.getBoundingClientRect(), node.parentElement?.getBoundingClientRect()];
  if (!drawn || natural.width === 0) return new DOMRect(left, top, width, height);
  const scale = drawn.width / natural.width;
  return new DOMRect(drawn.left + (left - natural.left) * scale, top, width * scale, height);
}

/** Where a part of a drawn run is on the screen. */
export function placeOf(node: Node, start: number, end: number): DOMRect {
  const range = document.createRange();
  range.setStart(node, start);
  range.setEnd(node, end);
  const stretched = stretchedPlace(node, range);
  const run = node.parentElement?.closest<SVGGElement>(".typst-text");
  const path = run?.querySelector<SVGPathElement>(":scope > path");
  const matrix = run?.getScreenCTM();
  if (!path || !matrix) return stretched;
  const box = path.getBBox();
  const metrics = { right: box.x + box.width, em: stretched.height / Math.abs(matrix.d) };
  const span = glyphSpan(path.getAttribute("d") ?? "", node.nodeValue ?? "", { start, end }, metrics);
  if (!span) return stretched;
  const [left, right] = [span.from, span.to].map((x) => x * matrix.a + matrix.e) as [number, number];
  return new DOMRect(left, stretched.top, right - left, stretched.height);
}
