"use client";

import { defaultRangeExtractor, useWindowVirtualizer } from "@tanstack/react-virtual";
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";

type RowWindowProps<Row> = {
  label: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** A likely height in pixels; each row is measured once it is drawn. */
  rowHeightPx: number;
  children: (row: Row) => ReactNode;
  /** Called when the last of the rows come near, so that more can be fetched. */
  onNearEnd?: () => void;
  /** How many rows there are in all, if more can come; -1 while unknown. */
  total?: number;
};

/** This many rows before the end, more are requested. */
const NEAR = 20;

/**
 * A long list on a page, of rows that are as high as their content. Only rows near the viewport are drawn. Up, down, Home and End move
 * between the controls that rows mark with `data-control`; the row with the focus stays drawn while one scrolls.
 */
export function RowWindow<Row>({ label, rows, keyOf, rowHeightPx, children, onNearEnd, total }: RowWindowProps<Row>) {
  const holder = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const top = useTop(holder);
  const virtualizer = useWindowVirtualizer({
    count: top === null ? 0 : rows.length,
    estimateSize: () => rowHeightPx,
    getItemKey: (index) => {
      const row = rows[index];
      return row === undefined ? index : keyOf(row);
    },
    scrollMargin: top ?? 0,
    overscan: 6,
    // With the keyboard, the area under the bars does not count as in view.
    scrollPaddingStart: 56,
    scrollPaddingEnd: 72,
    rangeExtractor: (range) => {
      const drawn = defaultRangeExtractor(range);
      if (focused === null || focused >= range.count || drawn.includes(focused)) return drawn;
      return [...drawn, focused].sort((one, other) => one - other);
    },
  });
  const drawn = virtualizer.getVirtualItems();
  const last = drawn.at(-1)?.index ?? 0;
  const askForMore = useEffectEvent(() => onNearEnd?.());
  useEffect(() => {
    if (rows.length > 0 && last >= rows.length - NEAR) askForMore();
  }, [last, rows.length]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const control = event.target instanceof HTMLElement ? event.target.dataset.control : undefined;
    const index = indexOf(event.target);
    const steps: Record<string, number> = {
      ArrowDown: (index ?? 0) + 1,
      ArrowUp: (index ?? 0) - 1,
      Home: 0,
      End: rows.length - 1,
    };
    const next = steps[event.key];
    // A menu button opens its menu with the down key, as usual.
    if (control === undefined || control === "more" || index === null || next === undefined) return;
    event.preventDefault();
    if (next < 0 || next >= rows.length) return;
    virtualizer.scrollToIndex(next, { align: "auto" });
    focusWhenDrawn(holder.current, next, control);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: only some rows are drawn, each says which one it is.
    <div
      ref={holder}
      role="list"
      aria-label={label}
      onKeyDown={onKeyDown}
      onFocus={(event: FocusEvent) => setFocused(indexOf(event.target))}
      onBlur={() => setFocused(null)}
      className="relative"
      style={{ height: virtualizer.getTotalSize() }}
    >
      {drawn.map(({ key, index, start }) => {
        const row = rows[index];
        return row === undefined ? null : (
          // biome-ignore lint/a11y/useSemanticElements: as the list.
          <div
            key={key}
            ref={virtualizer.measureElement}
            role="listitem"
            data-index={index}
            aria-posinset={index + 1}
            aria-setsize={total ?? rows.length}
            className="absolute inset-x-0 top-0"
            style={{ transform: `translateY(${start - (top ?? 0)}px)` }}
          >
            {children(row)}
          </div>
        );
      })}
    </div>
  );
}

/** Where the list begins on the page; null until it is there. */
function useTop(holder: { current: HTMLElement | null }): number | null {
  const [top, setTop] = useState<number | null>(null);
  useLayoutEffect(() => {
    const measure = () => {
      const element = holder.current;
      if (element) setTop(Math.round(element.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    // The content above may grow.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [holder]);
  return top;
}

/** Focuses a control of a row once it is drawn; gives up after a few frames. */
function focusWhenDrawn(holder: HTMLElement | null, index: number, control: string, tries = 20): void {
  const target = holder?.querySelector<HTMLElement>(`[data-index="${index}"] [data-control="${control}"]`);
  if (target) target.focus({ preventScroll: true });
  else if (tries > 0) requestAnimationFrame(() => focusWhenDrawn(holder, index, control, tries - 1));
}

function indexOf(target: EventTarget | null): number | null {
  const item = target instanceof Element ? target.closest<HTMLElement>("[data-index]") : null;
  return item ? Number(item.dataset.index) : null;
}
