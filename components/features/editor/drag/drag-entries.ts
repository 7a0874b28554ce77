import {
  AutoScroller,
  Cursor,
  DragDropManager,
  Draggable,
  PointerActivationConstraints,
  PointerSensor,
  PreventSelection,
} from "@dnd-kit/dom";
import { startKeys } from "@/components/features/editor/drag/drag-by-keys";
import type { DragOptions } from "@/components/features/editor/drag/drag-options";
import { kindOf, letGo } from "@/components/features/editor/drag/drop-lists";
import { addGhost, addMark, putGhost, showMark } from "@/components/features/editor/drag/drop-mark";
import { type DropPlace, dropPlaceAt } from "@/components/features/editor/drag/drop-place";

/** How far a mouse moves before a press becomes a drag, in pixels. */
const MOUSE_DISTANCE = 5;
/** How long a finger rests before it lifts an entry, in milliseconds; before that it scrolls. */
const PRESS_MS = 300;

/** The current drag. */
type Journey = { entry: HTMLElement; kind: string; name: string; place: DropPlace | null; ghost: HTMLElement; mark: HTMLElement };

/**
 * Lets entries be dragged wherever the markup allows it (drop-lists.ts). The library handles mouse, pen and touch, scrolls at the
 * edges and cancels on Escape. There is one handle for the whole page, so rows cost nothing until they are dragged. Keys and
 * menus move the same entries without this. The body has `data-drag` while dragging is available, and `data-dragging` during a
 * drag. Returns a stop function.
 */
export function startDragging({ canDrag, announce, texts }: DragOptions): () => void {
  let taken: HTMLElement | null = null;
  let journey: Journey | null = null;

  const sensor = PointerSensor.configure({
    activationConstraints: ({ pointerType }: PointerEvent) =>
      pointerType === "touch"
        ? [new PointerActivationConstraints.Delay({ value: PRESS_MS, tolerance: 8 })]
        : [new PointerActivationConstraints.Distance({ value: MOUSE_DISTANCE })],
    preventActivation: ({ target }: PointerEvent) => {
      const handle = target instanceof Element ? target.closest("[data-drag-handle]") : null;
      taken = handle?.closest<HTMLElement>("[data-drag]") ?? null;
      return taken === null || !canDrag();
    },
  });
  const manager = new DragDropManager({ sensors: [sensor], plugins: [AutoScroller, Cursor, PreventSelection] });
  new Draggable({ id: "entries", element: document.body }, manager);

  const follow = () => followTo(manager.dragOperation.position.current);

  function followTo({ x, y }: { x: number; y: number }) {
    if (!journey) return;
    const { entry, kind, name, ghost, mark } = journey;
    putGhost(ghost, x, y);
    const before = journey.place;
    const place = dropPlaceAt({ x, y }, kind, entry);
    journey.place = place;
    showMark(mark, place);
    if (!place) return;
    const isNew = before?.list !== place.list || before.index !== place.index;
    if (isNew && !place.mark.isBox) announce(texts.over(name, place.index + 1, place.count + 1));
  }

  function begin() {
    if (!taken) return;
    const kind = kindOf(taken);
    const name = taken.dataset.dragName ?? "";
    const ghost = addGhost(name);
    const mark = addMark();
    taken.style.opacity = "0.45";
    document.body.dataset.dragging = kind;
    journey = { entry: taken, kind, name, place: null, ghost, mark };
    document.addEventListener("scroll", follow, { capture: true, passive: true });
    window.addEventListener("keydown", cancel, { capture: true });
    announce(texts.lifted(name));
    follow();
  }

  /** Escape ends the drag alone, not a dialog that the entry is from. */
  function cancel(event: KeyboardEvent) {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    manager.actions.stop({ event, canceled: true });
  }

  function end(isCancelled: boolean) {
    if (!journey) return;
    const { entry, name, place, ghost, mark } = journey;
    journey = null;
    document.removeEventListener("scroll", follow, { capture: true });
    window.removeEventListener("keydown", cancel, { capture: true });
    ghost.remove();
    mark.remove();
    entry.style.opacity = "";
    delete document.body.dataset.dragging;
    // The release that ends a drag must not click the element under it.
    const swallow = (event: Event) => event.stopPropagation();
    window.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => window.removeEventListener("click", swallow, { capture: true }), 0);
    if (isCancelled || !letGo(entry, place)) announce(texts.stays(name));
  }

  manager.monitor.addEventListener("dragstart", begin);
  manager.monitor.addEventListener("dragmove", follow);
  manager.monitor.addEventListener("dragend", ({ canceled, nativeEvent }) => {
    // The last move may still wait for its frame; the drop position counts.
    if (nativeEvent instanceof PointerEvent && !canceled) followTo({ x: nativeEvent.clientX, y: nativeEvent.clientY });
    end(canceled);
  });
  const stopKeys = startKeys({ canDrag, announce, texts });
  document.body.dataset.drag = "ready";
  return () => {
    stopKeys();
    delete document.body.dataset.drag;
    end(true);
    manager.destroy();
  };
}
