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
