"use client";

import { useVirtualizer } from "@tanstack/react-virtual";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, type Ref, useEffect, useId, useImperativeHandle, useLayoutEffect, useRef, useState } from "react";
import { IconDrawing } from "@/components/features/editor/icons/icon-drawing";
import { classNames } from "@/components/kit/ui/class-names";

/** Side of a cell, in pixels: large enough for a finger. */
const CELL = 44;

export type IconGridHandle = { focusFirst: () => void };

type IconGridProps = {
  names: readonly string[];
  value: string;
  onChoose: (name: string) => void;
  /** Up from the first row. */
  onLeave: () => void;
  ref?: Ref<IconGridHandle>;
};

/** The icons as a grid in which arrow keys move; only the rows in view are drawn. */
export function IconGrid({ names, value, onChoose, onLeave, ref }: IconGridProps) {
  const t = useTranslations("editor.icon");
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const [columns, setColumns] = useState(8);
  const [current, setCurrent] = useState(0);
  const target = useRef<number | null>(null);
  const rows = Math.ceil(names.length / columns);
  const virtual = useVirtualizer({
    count: rows,
    getScrollElement: () => scroller.current,
    estimateSize: () => CELL,
    overscan: 3,
  });

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setColumns(Math.max(1, Math.floor(element.clientWidth / CELL))));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  // Before the results are painted: an arrow key pressed right after would continue from the place in the previous ones.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search begins at its best result again.
  useLayoutEffect(() => {
    setCurrent(0);
    scroller.current?.scrollTo({ top: 0 });
  }, [names]);

  // A cell that is not drawn yet gets the focus as soon as it is.
  useLayoutEffect(focusTarget);

  function focusTarget() {
    if (target.current === null) return;
    const cell = document.getElementById(`${id}-${target.current}`);
    if (!cell) return;
    cell.focus();
    target.current = null;
  }

  function go(index: number) {
    const next = Math.min(names.length - 1, Math.max(0, index));
    target.current = next;
    virtual.scrollToIndex(Math.floor(next / columns));
    setCurrent(next);
    focusTarget();
  }

  useImperativeHandle(ref, () => ({ focusFirst: () => names.length > 0 && go(current) }));

  function onKeyDown(event: KeyboardEvent) {
    const forward = getComputedStyle(event.currentTarget).direction === "rtl" ? -1 : 1;
    const page = columns * 5;
    const steps: Record<string, number> = {
      ArrowRight: forward,
      ArrowLeft: -forward,
      ArrowDown: columns,
      ArrowUp: -columns,
      PageDown: page,
      PageUp: -page,
      Home: -names.length,
      End: names.length,
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    if (event.key === "ArrowUp" && current < columns) onLeave();
    else go(current + step);
  }

  return (
    <div ref={scroller} className="-mx-1 h-[264px] overflow-y-auto overscroll-contain px-1 phone:h-[308px]">
      {/* biome-ignore lint/a11y/useSemanticElements: a table cannot be drawn row by row. */}
      <div
        role="grid"
        aria-label={t("all")}
        aria-rowcount={rows}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        className="relative"
        style={{ height: virtual.getTotalSize() }}
      >
        {virtual.getVirtualItems().map((row) => (
          // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: the cells of the row take the focus.
          <div
            key={row.key}
            role="row"
            aria-rowindex={row.index + 1}
            className="absolute inset-x-0 grid"
            style={{ top: row.start, height: CELL, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
          >
            {names.slice(row.index * columns, (row.index + 1) * columns).map((name, offset) => {
              const index = row.index * columns + offset;
              return (
                // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: its button takes the focus.
                <div key={name} role="gridcell" className="p-0.5">
                  <IconCell
                    id={`${id}-${index}`}
                    name={name}
                    isChosen={name === value}
                    tabIndex={index === current ? 0 : -1}
                    onFocus={() => setCurrent(index)}
                    onChoose={onChoose}
                  />
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}

type IconCellProps = {
  id?: string;
  name: string;
  isChosen: boolean;
  tabIndex?: number;
  onFocus?: () => void;
  onChoose: (name: string) => void;
};

/** One icon to choose. */
export function IconCell({ id, name, isChosen, tabIndex, onFocus, onChoose }: IconCellProps) {
  return (
    <button
      id={id}
      type="button"
      tabIndex={tabIndex}
      aria-label={name.replaceAll("-", " ")}
      aria-pressed={isChosen}
      title={name}
      onFocus={onFocus}
      onClick={() => onChoose(name)}
      className={classNames(
        "grid size-10 place-items-center rounded-md hover:bg-accent focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-ring",
        isChosen && "bg-primary-soft text-primary-ink",
      )}
    >
      <IconDrawing name={name} className="size-5" />
    </button>
  );
}
