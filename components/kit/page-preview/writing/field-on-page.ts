import { placeOf } from "@/components/kit/page-preview/glyph-places";
import { type AlignedRun, type AlignedText, alignText, placeOfIndex } from "@/components/kit/page-preview/writing/align";
import { areasOf, runsOf } from "@/components/kit/page-preview/writing/field-runs";
import { isRightToLeft } from "@/components/kit/page-preview/writing/reading-order";

export type Point = { x: number; y: number };

/** Where a caret is drawn, in pixels of the window. */
export type CaretBox = { x: number; top: number; bottom: number; page: HTMLElement };

type Run = SVGTextElement;
/** The text of a field as it is drawn on the pages. */
export type FieldOnPage = { text: string; aligned: AlignedText<Run> };

/** The share of a line's height that a space takes, about. */
const SPACE_OF_HEIGHT = 0.2;

/** The field with that text on the pages; null where it is not drawn as it is written. */
export function fieldOnPage(surface: ParentNode, pointer: string, text: string): FieldOnPage | null {
  const aligned = alignText(text, runsOf(surface, pointer));
  return aligned && aligned.runs.length > 0 ? { text, aligned } : null;
}

/** The fields of the pages in the order in which they are drawn. */
export function pointersOf(surface: ParentNode): string[] {
  return [...new Set([...surface.querySelectorAll("[data-field]")].map((area) => area.getAttribute("data-field") ?? ""))];
}

const pageOf = (run: Element) => run.closest<HTMLElement>("[data-page]");

/** Where the place before a character of a drawn piece is, or after its last one. */
function edgeOf(run: Run, offset: number): number {
  const node = run.firstChild;
  const text = run.textContent ?? "";
  if (!node) return run.getBoundingClientRect().left;
  // A space has no outline of its own: the letter before it says where it begins.
  const isAfter = offset > 0 && (offset === text.length || /\s/.test(text[offset] ?? ""));
  const at = isAfter ? offset - 1 : offset;
  const { left, right } = placeOf(node, at, at + 1);
  return isAfter === isRightToLeft(text) ? left : right;
}

/** Where the caret is drawn for an index of the field's text. */
export function caretBox({ text, aligned }: FieldOnPage, index: number): CaretBox | null {
  const [first] = aligned.runs;
  const place = placeOfIndex(aligned, index) ?? (first ? { run: first.run, offset: 0 } : null);
  const page = place ? pageOf(place.run) : null;
  if (!place || !page) return null;
  const { top, bottom, height } = lineOf(place.run);
  const drawn = aligned.runs.find(({ run }) => run === place.run)?.indexAt[place.offset] ?? index;
  const beyond = text.slice(drawn, Math.max(drawn, index));
  const isBackwards = isRightToLeft(place.run.textContent ?? "");
  const lines = beyond.split("\n");
  if (lines.length === 1) {
    const spaces = beyond.length * height * SPACE_OF_HEIGHT;
    return { x: edgeOf(place.run, place.offset) + (isBackwards ? -spaces : spaces), top, bottom, page };
  }
  // An entry of a list without text: only its sign is drawn, or nothing yet.
  const signs = aligned.markers.filter((each) => each.index === drawn);
  const sign = signs[lines.length - 2]?.run;
  const start = startOfLines(aligned, place.run, isBackwards);
  if (sign && pageOf(sign) === page) return { x: start, ...bandOf(sign), page };
  const moved = (lines.length - 1) * height * 1.25;
  return { x: start, top: top + moved, bottom: bottom + moved, page };
}

const bandOf = (run: Run) => {
  const { top, bottom } = lineOf(run);
  return { top, bottom };
};

/** The box of a drawn piece. */
export const lineOf = (run: Run): DOMRect => run.getBoundingClientRect();

/** Where the lines of a field begin. */
function startOfLines({ runs }: AlignedText<Run>, beside: Run, isBackwards: boolean): number {
  const page = pageOf(beside);
  const edges = runs.filter(({ run }) => pageOf(run) === page).map(({ run }) => lineOf(run)[isBackwards ? "right" : "left"]);
  return isBackwards ? Math.max(...edges) : Math.min(...edges);
}

/** The index of the field's text that is nearest to a point. */
export function indexAt({ aligned }: FieldOnPage, { x, y }: Point): number | null {
  const nearest = nearestRun(aligned.runs, { x, y });
  if (!nearest) return null;
  const { run, indexAt: places } = nearest;
  let best = { offset: 0, distance: Number.POSITIVE_INFINITY };
  for (let offset = 0; offset < places.length; offset++) {
    const distance = Math.abs(edgeOf(run, offset) - x);
    if (distance < best.distance) best = { offset, distance };
  }
  return places[best.offset] ?? null;
}

/** How much farther another line is than another piece of the same line. */
const LINE_WEIGHT = 1000;

function nearestRun(runs: readonly AlignedRun<Run>[], { x, y }: Point): AlignedRun<Run> | null {
  let best: { run: AlignedRun<Run>; distance: number } | null = null;
  for (const each of runs) {
    const { left, right, top, bottom } = lineOf(each.run);
    const distance = LINE_WEIGHT * Math.max(0, top - y, y - bottom) + Math.max(0, left - x, x - right);
    if (!best || distance < best.distance) best = { run: each, distance };
  }
  return best?.run ?? null;
}

/** The boxes of a stretch of the field's text. */
export function boxesOf({ aligned }: FieldOnPage, from: number, to: number): { rect: DOMRect; page: HTMLElement }[] {
  return aligned.runs.flatMap(({ run, indexAt: places }) => {
    const inside = places.flatMap((at, offset) => (at >= from && at <= to ? [offset] : []));
    const [start, end] = [inside[0], inside.at(-1)];
    const page = pageOf(run);
    if (start === undefined || end === undefined || start === end || !page) return [];
    const edges = [edgeOf(run, start), edgeOf(run, end)];
    const { top, height } = lineOf(run);
    const left = Math.min(...edges);
    return [{ rect: new DOMRect(left, top, Math.max(...edges) - left, height), page }];
  });
}

/** Where the drawn line with an index begins and ends, as indexes of the text. */
export function lineAround({ aligned }: FieldOnPage, index: number): { start: number; end: number } {
  const place = placeOfIndex(aligned, index);
  const run = place?.run ?? aligned.runs[0]?.run;
  if (!run) return { start: index, end: index };
  const { top, bottom } = lineOf(run);
  const middle = (top + bottom) / 2;
  const onLine = aligned.runs.filter((each) => {
    const box = lineOf(each.run);
    return middle > box.top && middle < box.bottom && pageOf(each.run) === pageOf(run);
  });
  const places = onLine.flatMap(({ indexAt: all }) => all);
  return { start: Math.min(...places), end: Math.max(...places) };
}

/** The nearest line above or below a caret within the field: the index there that is nearest to it across; null past the last. */
export function indexBeside(field: FieldOnPage, caret: CaretBox, by: 1 | -1): number | null {
  const middle = (caret.top + caret.bottom) / 2;
  const beyond = field.aligned.runs
    .map(({ run }) => run)
    .filter((run) => isBeyond(run, caret, by))
    .map((run) => ({ run, away: awayFrom(run, caret, middle) }))
    .sort((one, other) => one.away - other.away);
  const [nearest] = beyond;
  if (!nearest) return null;
  const { top, bottom } = lineOf(nearest.run);
  return indexAt(field, { x: caret.x, y: (top + bottom) / 2 });
}

const pageNumber = (element: Element) => Number(pageOf(element)?.dataset.page ?? 0);

function isBeyond(element: Element, { top, bottom, page }: CaretBox, by: 1 | -1): boolean {
  const pages = pageNumber(element) - Number(page.dataset.page);
  if (pages !== 0) return Math.sign(pages) === by;
  const box = element.getBoundingClientRect();
  const middle = (box.top + box.bottom) / 2;
  return by === 1 ? middle > bottom : middle < top;
}

function awayFrom(element: Element, { page }: CaretBox, middle: number): number {
  const box = element.getBoundingClientRect();
  const pages = Math.abs(pageNumber(element) - Number(page.dataset.page));
  return pages * 1e6 + Math.abs((box.top + box.bottom) / 2 - middle);
}

/** The field above or below a caret that is nearest to it, in the same column where there is one. */
export function fieldBeside(
  surface: ParentNode,
  { pointer, caret, by }: { pointer: string; caret: CaretBox; by: 1 | -1 },
  isWritable: (pointer: string) => boolean,
): string | null {
  const middle = (caret.top + caret.bottom) / 2;
  const across = (area: Element) => {
    const { left, right } = area.getBoundingClientRect();
    return Math.max(0, left - caret.x, caret.x - right);
  };
  const candidates = pointersOf(surface)
    .filter((other) => other !== pointer)
    .flatMap((other) => areasOf(surface, other).map((area) => ({ other, area })))
    .filter(({ area }) => isBeyond(area, caret, by))
    .map(({ other, area }) => ({ other, distance: awayFrom(area, caret, middle) + 3 * across(area) }))
    .sort((one, other) => one.distance - other.distance);
  return candidates.find(({ other }) => isWritable(other))?.other ?? null;
}
