import type { KeyboardEvent } from "react";

/** The button that opens a row. */
export const ROW_BUTTON = "data-row-button";

/**
 * The arrow keys between rows and within one, so that each row is a single stop of the Tab key: up and down to the other rows, towards the
 * end of the line to the row's tools, and back. Put it on the element that holds the row's button and its tools.
 */
export function onRowKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const button = event.currentTarget.querySelector<HTMLElement>(`[${ROW_BUTTON}]`);
  const focused = document.activeElement;
  const target = focused === button ? besides(event, button) : event.key === towards("start", event) ? button : null;
  if (!target || !event.currentTarget.contains(focused)) return;
  event.preventDefault();
  target.focus();
}

function besides({ key, currentTarget }: KeyboardEvent<HTMLElement>, button: HTMLElement | null): HTMLElement | null {
  if (key === towards("end", { currentTarget }))
    return currentTarget.querySelector<HTMLElement>(`button:not([${ROW_BUTTON}], :disabled)`);
  const by = { ArrowUp: -1, ArrowDown: 1 }[key];
  if (by === undefined || !button) return null;
  const rows = [...document.querySelectorAll<HTMLElement>(`[${ROW_BUTTON}]`)].filter((row) => row.getClientRects().length > 0);
  return rows[rows.indexOf(button) + by] ?? null;
}

/** The arrow key that points to that end of a line. */
function towards(end: "start" | "end", { currentTarget }: { currentTarget: HTMLElement }): string {
  const isReversed = getComputedStyle(currentTarget).direction === "rtl";
  return (end === "end") === isReversed ? "ArrowLeft" : "ArrowRight";
}
