"use client";

import { defaultRangeExtractor, useWindowVirtualizer } from "@tanstack/react-virtual";
import { useTranslations } from "next-intl";
import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { DocumentCard } from "@/components/features/documents/document-card";
import { DocumentRow } from "@/components/features/documents/document-row";
import { keyOf, type LibraryEntry } from "@/components/features/documents/select-entries";
import { type Layout, layoutOf } from "@/components/features/documents/window-layout";

type DocumentWindowProps = {
  entries: readonly LibraryEntry[];
  shape: "grid" | "list";
  selected: ReadonlySet<string>;
};

/**
 * A virtualised list of documents. Only rows near the viewport are rendered; each document announces its position to screen
 * readers, the focused one stays rendered while scrolling, and arrow keys move between them.
 */
export function DocumentWindow({ entries, shape, selected }: DocumentWindowProps) {
  const t = useTranslations("documents");
  const holder = useRef<HTMLDivElement>(null);
  const [layout, setLayout] = useState<Layout | null>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const columns = layout?.columns ?? 1;
  const focusedRow = focused === null ? null : Math.floor(focused / columns);

  useLayoutEffect(() => {
    const element = holder.current;
    if (!element) return;
    const measure = () => setLayout((before) => layoutOf(element, shape, before));
    measure();
    // The body's height also changes with anything above.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [shape]);

  const virtualizer = useWindowVirtualizer({
    count: layout ? Math.ceil(entries.length / columns) : 0,
    estimateSize: () => layout?.rowHeight ?? 0,
    scrollMargin: layout?.top ?? 0,
    gap: layout?.rowGap ?? 0,
    overscan: shape === "grid" ? 1 : 4,
    // With the keyboard, the area under the bars does not count as in view.
    scrollPaddingStart: 56,
    scrollPaddingEnd: 72,
    rangeExtractor: (range) => {
      const rows = defaultRangeExtractor(range);
      if (focusedRow === null || focusedRow >= range.count || rows.includes(focusedRow)) return rows;
      return [...rows, focusedRow].sort((a, b) => a - b);
    },
  });

  // Rows whose pictures were requested once need not re-render while scrolling.
  const settled = useRef(new Set<string>());
  const isPassing = (row: string) => {
    if (!virtualizer.isScrolling) settled.current.add(row);
    return !settled.current.has(row);
  };

  function focusDocument(index: number, control: string) {
    virtualizer.scrollToIndex(Math.floor(index / columns), { align: "auto" });
    focusWhenDrawn(holder.current, index, control);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const control = event.target instanceof HTMLElement ? event.target.dataset.control : undefined;
    const index = indexOf(event.target);
    if (control === undefined || index === null) return;
    const isReversed = getComputedStyle(event.currentTarget).direction === "rtl";
    const steps: Record<string, number> = {
      ArrowDown: index + columns,
      ArrowUp: index - columns,
      ArrowRight: index + (isReversed ? -1 : 1),
      ArrowLeft: index + (isReversed ? 1 : -1),
      Home: 0,
      End: entries.length - 1,
    };
    const next = steps[event.key];
    if (next === undefined) return;
    // The menu button opens its menu with the down key, as usual.
    if (control === "more" && (event.key === "ArrowDown" || event.key === "ArrowUp")) return;
    event.preventDefault();
    if (next >= 0 && next < entries.length) focusDocument(next, control);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: rows between list and items are drawn as one scrolls, which a plain list may not hold.
    <div
      ref={holder}
      role="list"
      aria-label={t("title")}
      onKeyDown={onKeyDown}
      onFocus={(event: FocusEvent) => setFocused(indexOf(event.target))}
      onBlur={() => setFocused(null)}
      className={shape === "grid" ? "relative mt-7 phone:mt-5" : "relative"}
      style={{ height: virtualizer.getTotalSize() }}
    >
      {layout
        ? virtualizer.getVirtualItems().map((row) => (
            <div
              key={row.key}
              role="presentation"
              data-row={row.index}
              className="absolute inset-x-0 top-0 grid"
              style={{
                transform: `translateY(${row.start - layout.top}px)`,
                height: row.size,
                gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
                columnGap: layout.columnGap,
              }}
            >
              {entries.slice(row.index * columns, (row.index + 1) * columns).map((entry, column) => {
                const index = row.index * columns + column;
                const Item = shape === "grid" ? DocumentCard : DocumentRow;
                return (
                  // biome-ignore lint/a11y/useSemanticElements: its row is between it and the list.
                  <div
                    key={keyOf(entry)}
                    role="listitem"
                    data-index={index}
                    aria-posinset={index + 1}
                    aria-setsize={entries.length}
                    className="min-w-0"
                  >
                    <Item
                      entry={entry}
                      isSelected={selected.has(keyOf(entry))}
                      isSelecting={selected.size > 0}
                      isPassing={isPassing(keyOf(entry))}
                    />
                  </div>
                );
              })}
            </div>
          ))
        : null}
    </div>
  );
}

/** Focuses a control of a document once its row is rendered; gives up after a few frames. */
function focusWhenDrawn(holder: HTMLElement | null, index: number, control: string, tries = 20): void {
  const item = holder?.querySelector(`[data-index="${index}"]`);
  const target =
    item?.querySelector<HTMLElement>(`[data-control="${control}"]`) ?? item?.querySelector<HTMLElement>("[data-control]");
  if (target) target.focus({ preventScroll: true });
  else if (tries > 0) requestAnimationFrame(() => focusWhenDrawn(holder, index, control, tries - 1));
}

/** The index of the document that an element belongs to. */
export function indexOf(target: EventTarget | null): number | null {
  const item = target instanceof Element ? target.closest<HTMLElement>("[data-index]") : null;
  return item ? Number(item.dataset.index) : null;
}
