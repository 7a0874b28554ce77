import type { DropPlace } from "@/components/features/editor/drag/drop-place";

/** A mark over the page that shows where an entry will be: a line between entries, or a frame around what takes it in. */
export function addMark(): HTMLElement {
  const mark = document.createElement("div");
  mark.hidden = true;
  document.body.append(mark);
  return mark;
}

export function showMark(mark: HTMLElement, place: DropPlace | null): void {
  mark.hidden = place === null;
  if (!place) return;
  const { left, top, width, height, isBox } = place.mark;
  mark.className = isBox
    ? "pointer-events-none fixed z-50 rounded-sm bg-mark shadow-[inset_0_0_0_2px_var(--primary-ink)]"
    : "pointer-events-none fixed z-50 rounded-full bg-primary-ink";
  Object.assign(mark.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
}

/** The name of what is carried, beside the pointer or the mark. */
export function addGhost(name: string): HTMLElement {
  const ghost = document.createElement("div");
  ghost.className =
    "pointer-events-none fixed start-0 top-0 z-50 max-w-64 truncate rounded-md bg-popover px-2.5 py-1.5 font-medium text-sm shadow-float";
  ghost.textContent = name;
  // Fixed to the left edge in both directions of writing, as the pointer's position is measured from there.
  ghost.style.left = "0";
  document.body.append(ghost);
  return ghost;
}

/** Moves the name beside a point of the window, in pixels. */
export function putGhost(ghost: HTMLElement, x: number, y: number): void {
  ghost.style.translate = `${x + 12}px ${y + 12}px`;
}
