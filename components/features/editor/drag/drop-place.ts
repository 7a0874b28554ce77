/** A place where what is dragged can be let go: a list and the position in it, and where its mark is on screen. */
export type DropPlace = {
  list: HTMLElement;
  index: number;
  /** Entries of the list without the dragged one. */
  count: number;
  mark: { left: number; top: number; width: number; height: number; isBox: boolean };
};

type Point = { x: number; y: number };

/** A list accepts drops this far outside it, in pixels. */
const REACH = 28;
const LINE = 2;

/** The lists on screen that take entries of this kind, in the order of the page. */
function listsFor(kind: string): HTMLElement[] {
  const selector = `[data-drop-list="${CSS.escape(kind)}"],[data-drop-into="${CSS.escape(kind)}"]`;
  return [...document.querySelectorAll<HTMLElement>(selector)].filter((list) => list.checkVisibility());
}

/** Every place for an entry from elsewhere, in the order of the page: before each entry of a list and at its end. */
export const dropPlacesFor = (kind: string): DropPlace[] =>
  listsFor(kind).flatMap((list) => {
    if (list.dataset.dropInto === kind) return [into(list)];
    const boxes = entriesOf(list).map((entry) => entry.getBoundingClientRect());
    return Array.from({ length: boxes.length + 1 }, (_, index) => onLine(list, boxes, index));
  });

/** The place under the pointer for an entry of this kind; null if it cannot be dropped there. */
export function dropPlaceAt(point: Point, kind: string, dragged: HTMLElement): DropPlace | null {
  const near = listsFor(kind)
    .map((list) => ({ list, distance: distanceTo(list.getBoundingClientRect(), point) }))
    .filter(({ distance }) => distance <= REACH)
    .sort((a, b) => a.distance - b.distance)[0];
  if (!near) return null;
  return near.list.dataset.dropInto === kind ? into(near.list) : between(near.list, point, dragged);
}

/** The direct entries of a list, in order. */
export const entriesOf = (list: HTMLElement): HTMLElement[] =>
  [...list.querySelectorAll<HTMLElement>("[data-drag]")].filter((entry) => entry.closest("[data-drop-list]") === list);

function into(list: HTMLElement): DropPlace {
  const { left, top, width, height } = list.getBoundingClientRect();
  return { list, index: Number.MAX_SAFE_INTEGER, count: 0, mark: { left, top, width, height, isBox: true } };
}

function between(list: HTMLElement, point: Point, dragged: HTMLElement): DropPlace {
  // A section is in the content and in the layout; wherever it came from, it is not counted at its target.
  const entries = entriesOf(list).filter((entry) => entry.dataset.drag !== dragged.dataset.drag);
  const boxes = entries.map((entry) => entry.getBoundingClientRect());
  const around = list.getBoundingClientRect();
  const isWrapped = list.dataset.dropWrap !== undefined;
  const isRightToLeft = getComputedStyle(list).direction === "rtl";
  if (isWrapped) {
    const index = boxes.filter(
      (box) =>
        box.bottom < point.y || (box.top <= point.y && (isRightToLeft ? point.x < middle(box).x : point.x > middle(box).x)),
    ).length;
    const next = boxes[index];
    const last = boxes.at(-1) ?? around;
    const isAtStart = next !== undefined;
    const box = next ?? last;
    const edge = isAtStart === isRightToLeft ? box.right : box.left - LINE;
    const mark = { left: edge, top: box.top, width: LINE, height: box.height, isBox: false };
    return { list, index, count: entries.length, mark };
  }
  return onLine(list, boxes, boxes.filter((box) => middle(box).y < point.y).length);
}

function onLine(list: HTMLElement, boxes: readonly DOMRect[], index: number): DropPlace {
  const around = list.getBoundingClientRect();
  const top = boxes[index]?.top ?? boxes.at(-1)?.bottom ?? around.top;
  const mark = { left: around.left, top: top - LINE / 2, width: around.width, height: LINE, isBox: false };
  return { list, index, count: boxes.length, mark };
}

const middle = (box: DOMRect): Point => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });

function distanceTo(box: DOMRect, { x, y }: Point): number {
  const dx = Math.max(box.left - x, 0, x - box.right);
  const dy = Math.max(box.top - y, 0, y - box.bottom);
  return Math.hypot(dx, dy);
}
