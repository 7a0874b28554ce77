/** The engine's names for a part of the drawing and for the part of the drawing before that it takes over. */
const ID = "data-tid";
const REUSED = "data-reuse-from";

/** A drawing refers to a part that is not there; the whole must be drawn again. */
export class DrawingLost extends Error {}

function copyAttributes(from: Element, to: Element): void {
  for (const { name } of [...to.attributes]) if (!from.hasAttribute(name)) to.removeAttribute(name);
  for (const { name, value } of from.attributes)
    if (name !== REUSED && to.getAttribute(name) !== value) to.setAttribute(name, value);
}

/** The parts of `parent` by id; several can be alike. */
function partsOf(parent: Iterable<Element>): Map<string, Element[]> {
  const parts = new Map<string, Element[]>();
  for (const part of parent) {
    const id = part.getAttribute(ID);
    if (id) parts.set(id, [...(parts.get(id) ?? []), part]);
  }
  return parts;
}

/**
 * Brings `current` to the state that `next` describes. Where `next` takes a part over, the part that is there stays in the page and
 * only what differs within it is touched. `prepare` sees every element that is new in the page, before it is shown.
 */
function patchElement(current: Element, next: Element, prepare: (added: Element) => void): void {
  const patched = patchedChildren([...current.children], [...next.children], prepare);
  const keep = new Set(patched);
  for (const child of [...current.children]) if (!keep.has(child)) child.remove();
  for (const [index, child] of patched.entries()) {
    const there = current.children[index] ?? null;
    if (there !== child) current.insertBefore(child, there);
  }
  copyAttributes(next, current);
}

/** The elements of `next`, taken from `current` where `next` refers to it. */
export function patchedChildren(
  current: readonly Element[],
  next: readonly Element[],
  prepare: (added: Element) => void,
): Element[] {
  const parts = partsOf(current);
  const originals = new Map([...parts].map(([id, elements]) => [id, elements[0]]));
  return next.map((child) => {
    const from = child.getAttribute(REUSED);
    if (from === null) {
      const added = document.importNode(child, true);
      prepare(added);
      return added;
    }
    const original = originals.get(from);
    if (!original) throw new DrawingLost(from);
    // Two parts that look alike may both come from one: the second is a copy.
    const part = parts.get(from)?.shift() ?? (original.cloneNode(true) as Element);
    if (child.getAttribute(ID) === from) copyAttributes(child, part);
    else patchElement(part, child, prepare);
    return part;
  });
}
