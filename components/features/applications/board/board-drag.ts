import { AutoScroller, DragDropManager, Draggable, PointerActivationConstraints, PointerSensor } from "@dnd-kit/dom";
import { STAGES, type Stage } from "@/contracts/model/stages";

/** So far a mouse goes before a press becomes a drag, in pixels. */
const MOUSE_DISTANCE = 5;
/** So long a finger rests before it lifts a card, in milliseconds; before that it scrolls. */
const PRESS_MS = 300;

/** What is under way. */
type Journey = { card: HTMLElement; id: string; ghost: HTMLElement; column: HTMLElement | null; places: Place[] };

/** Where a column is on screen while one drags. */
type Place = { column: HTMLElement; box: DOMRect };

/**
 * Lets the cards of a board be dragged from one stage to another. The library senses mouse, pen and finger, scrolls at the edges and
 * cancels by Escape. One handle for the whole board, so that two thousand cards cost nothing until one is taken; while one drags, nothing
 * but the picture under the pointer and the mark of one column changes: the library's own cursor and selection rules restyle the whole
 * document, and asking the document what is under the pointer lays it out again with every move. Returns a cancel function.
 */
export function startBoardDrag(board: HTMLElement, onDrop: (id: string, stage: Stage) => void): () => void {
  let taken: HTMLElement | null = null;
  let journey: Journey | null = null;

  const sensor = PointerSensor.configure({
    activationConstraints: ({ pointerType }: PointerEvent) =>
      pointerType === "touch"
        ? [new PointerActivationConstraints.Delay({ value: PRESS_MS, tolerance: 8 })]
        : [new PointerActivationConstraints.Distance({ value: MOUSE_DISTANCE })],
    preventActivation: ({ target }: PointerEvent) => {
      const isButton = target instanceof Element && target.closest("button") !== null;
      taken = target instanceof Element && !isButton ? target.closest<HTMLElement>("[data-card]") : null;
      return taken === null;
    },
  });
  const manager = new DragDropManager({ sensors: [sensor], plugins: [AutoScroller] });
  new Draggable({ id: "cards", element: board }, manager);

  function mark(column: HTMLElement | null) {
    if (!journey || journey.column === column) return;
    if (journey.column) delete journey.column.dataset.over;
    if (column) column.dataset.over = "";
    journey.column = column;
  }

  function followTo({ x, y }: { x: number; y: number }) {
    if (!journey) return;
    journey.ghost.style.transform = `translate(${x + 12}px, ${y + 12}px)`;
    const place = journey.places.find(({ box }) => x >= box.left && x < box.right && y >= box.top && y < box.bottom);
    mark(place && !place.column.contains(journey.card) ? place.column : null);
  }

  /** The columns as they are on screen; a board that scrolls sideways moves them. */
  const placesNow = (): Place[] =>
    [...board.querySelectorAll<HTMLElement>(":scope > [data-stage]")].map((column) => ({
      column,
      box: column.getBoundingClientRect(),
    }));

  function onScroll() {
    if (journey) journey.places = placesNow();
  }

  function begin() {
    const id = taken?.dataset.card;
    if (!taken || id === undefined) return;
    const ghost = document.createElement("div");
    ghost.className =
      "pointer-events-none fixed top-0 z-50 max-w-64 truncate rounded-md bg-popover px-2.5 py-1.5 font-semibold text-sm shadow-float will-change-transform";
    // Measured from the left edge in both directions of writing, as the pointer's position is.
    ghost.style.left = "0";
    ghost.textContent = taken.dataset.cardName ?? "";
    journey = { card: taken, id, ghost, column: null, places: placesNow() };
    document.body.append(ghost);
    taken.style.opacity = "0.45";
    board.dataset.dragging = "";
    board.addEventListener("scroll", onScroll, { passive: true });
    followTo(manager.dragOperation.position.current);
  }

  function end(isCancelled: boolean) {
    if (!journey) return;
    const { card, id, ghost, column } = journey;
    mark(null);
    journey = null;
    ghost.remove();
    board.removeEventListener("scroll", onScroll);
    delete board.dataset.dragging;
    card.style.opacity = "";
    // The press that ends a drag is no click on what is under it.
    const swallow = (event: Event) => {
      event.stopPropagation();
      event.preventDefault();
    };
    document.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => document.removeEventListener("click", swallow, { capture: true }), 0);
    const stage = STAGES.find((each) => each === column?.dataset.stage);
    if (!isCancelled && stage) onDrop(id, stage);
  }

  manager.monitor.addEventListener("dragstart", begin);
  manager.monitor.addEventListener("dragmove", () => followTo(manager.dragOperation.position.current));
  manager.monitor.addEventListener("dragend", ({ canceled, nativeEvent }) => {
    // The last move may still wait for its frame; what counts is where it was let go.
    if (nativeEvent instanceof PointerEvent && !canceled) followTo({ x: nativeEvent.clientX, y: nativeEvent.clientY });
    end(canceled);
  });
  board.dataset.drag = "ready";
  return () => {
    delete board.dataset.drag;
    end(true);
    manager.destroy();
  };
}
