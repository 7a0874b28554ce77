import { type RefCallback, useCallback, useLayoutEffect, useRef } from "react";

/**
 * What can be dragged, and where to, is written on the elements themselves; the code that drags (drag-entries.ts) is loaded later
 * and reads it there:
 * - `data-drag` on an entry holds its id, `data-drag-name` what it is called, `data-drag-handle` marks the part that one takes it by,
 * - `data-drop-list` on a list holds the kind of entries it takes, on `data-drop-into` what takes them in without showing them,
 * - `data-drop-wrap` marks lists whose entries are side by side,
 * - `data-drag-kind` on an entry from elsewhere holds the kind of lists it fits into; `data-drag-source` around it hears where it was let go,
 * - `data-drag-by-keys` on a button in an entry lifts the entry when it is pressed by a key.
 */

/** An entry let go over a list: its id and the place it then has there, as if it had not been there before. */
export type Drop = { id: string; index: number };

/** A place in a list. */
type Place = { list: HTMLElement; index: number };

const sources = new WeakMap<Element, (id: string, place: Place | null) => void>();
const handlers = new WeakMap<Element, (drop: Drop) => void>();

/** Registers the drop handler of a list or another drop target. */
export function useDropList(onDrop: (drop: Drop) => void): RefCallback<HTMLElement> {
  const latest = useRef(onDrop);
  useLayoutEffect(() => {
    latest.current = onDrop;
  });
  return useCallback((element) => {
    if (element) handlers.set(element, (drop) => latest.current(drop));
  }, []);
}

/** Registers what happens where an entry from elsewhere is let go; the place is null where no list takes it. */
export function useDragSource(onDrop: (id: string, place: Place | null) => void): RefCallback<HTMLElement> {
  const latest = useRef(onDrop);
  useLayoutEffect(() => {
    latest.current = onDrop;
  });
  return useCallback((element) => {
    if (element) sources.set(element, (id, place) => latest.current(id, place));
  }, []);
}

/** Notifies the list of a drop, or the source of an entry from elsewhere. Returns false if the entry stays where it was. */
export function letGo(entry: HTMLElement, place: Place | null): boolean {
  const { drag: id, dragKind } = entry.dataset;
  if (id === undefined) return false;
  if (dragKind !== undefined) {
    const source = entry.closest("[data-drag-source]");
    if (source) sources.get(source)?.(id, place);
    return source !== null;
  }
  if (place) handlers.get(place.list)?.({ id, index: place.index });
  return place !== null;
}

/** The kind of lists that an entry fits into. */
export const kindOf = (entry: HTMLElement): string =>
  entry.dataset.dragKind ?? entry.closest<HTMLElement>("[data-drop-list]")?.dataset.dropList ?? "";

/** A list with an entry moved to another place; the same list if the id is unknown. */
export function withEntryAt<Entry extends { id: string }>(list: readonly Entry[], { id, index }: Drop): Entry[] {
  const entry = list.find((each) => each.id === id);
  const others = list.filter((each) => each.id !== id);
  return entry ? [...others.slice(0, index), entry, ...others.slice(index)] : [...list];
}
