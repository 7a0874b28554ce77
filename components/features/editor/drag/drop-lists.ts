import { type RefCallback, useCallback, useLayoutEffect, useRef } from "react";

/**
 * What can be dragged, and where to, is written on the elements themselves; the code that drags (drag-entries.ts) is loaded later
 * and reads it there:
 * - `data-drag` on an entry holds its id, `data-drag-name` what it is called, `data-drag-handle` marks the part that one takes it by,
 * - `data-drop-list` on a list holds the kind of entries it takes, on `data-drop-into` what takes them in without showing them,
 * - `data-drop-wrap` marks lists whose entries are side by side.
 */

/** An entry let go over a list: its id and the place it then has there, as if it had not been there before. */
export type Drop = { id: string; index: number };

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

/** Notifies a list of a drop. */
export const letGo = (list: Element, drop: Drop): void => handlers.get(list)?.(drop);

/** A list with an entry moved to another place; the same list if the id is unknown. */
export function withEntryAt<Entry extends { id: string }>(list: readonly Entry[], { id, index }: Drop): Entry[] {
  const entry = list.find((each) => each.id === id);
  const others = list.filter((each) => each.id !== id);
  return entry ? [...others.slice(0, index), entry, ...others.slice(index)] : [...list];
}
