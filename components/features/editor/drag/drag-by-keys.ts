import type { DragOptions } from "@/components/features/editor/drag/drag-options";
import { kindOf, letGo } from "@/components/features/editor/drag/drop-lists";
import { addGhost, addMark, putGhost, showMark } from "@/components/features/editor/drag/drop-mark";
import { type DropPlace, dropPlacesFor, entriesOf } from "@/components/features/editor/drag/drop-place";

const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * Lets an entry from elsewhere be dragged by keys: a press of its `data-drag-by-keys` button lifts it, the arrow keys go from place to
 * place, Enter or the space bar lets it go, Escape and the Tab key cancel. Returns a stop function.
 */
export function startKeys({ canDrag, announce, texts }: DragOptions): () => void {
  let stop = () => {};

  function lift(entry: HTMLElement) {
    const [name, kind] = [entry.dataset.dragName ?? "", kindOf(entry)];
    const [mark, ghost] = [addMark(), addGhost(name)];
    let at = 0;
    document.body.dataset.dragging = kind;
    const end = () => {
      stop = () => {};
      window.removeEventListener("keydown", onKey, { capture: true });
      window.removeEventListener("pointerdown", cancel, { capture: true });
      document.removeEventListener("scroll", draw, { capture: true });
      mark.remove();
      ghost.remove();
      delete document.body.dataset.dragging;
    };
    const cancel = () => {
      end();
      announce(texts.stays(name));
    };
    const draw = () => {
      const place = dropPlacesFor(kind)[at] ?? null;
      showMark(mark, place);
      if (place) putGhost(ghost, place.mark.left + place.mark.width / 2, place.mark.top);
    };

    function goTo(index: number): string {
      const places = dropPlacesFor(kind);
      at = Math.min(Math.max(index, 0), places.length - 1);
      const place = places[at];
      if (!place) return "";
      (entriesOf(place.list)[place.index] ?? entriesOf(place.list).at(-1) ?? place.list).scrollIntoView({ block: "nearest" });
      draw();
      return nameOf(place);
    }

    function nameOf({ list, index, count, mark: { isBox } }: DropPlace): string {
      const section = list.closest<HTMLElement>("[data-drag-name]")?.dataset.dragName ?? "";
      return isBox ? texts.into(name, section) : texts.overIn(name, index + 1, count + 1, section);
    }

    function onKey(event: KeyboardEvent) {
      event.preventDefault();
      event.stopPropagation();
      const step = STEPS[event.key];
      if (step !== undefined) return announce(goTo(at + step));
      if (event.key === "Escape" || event.key === "Tab") return cancel();
      if ((event.key !== "Enter" && event.key !== " ") || event.repeat) return;
      const place = dropPlacesFor(kind)[at] ?? null;
      end();
      // In some browsers the release of the space bar would press the button again.
      window.addEventListener("keyup", (release) => release.preventDefault(), { capture: true, once: true });
      if (!letGo(entry, place)) announce(texts.stays(name));
    }

    window.addEventListener("keydown", onKey, { capture: true });
    window.addEventListener("pointerdown", cancel, { capture: true });
    document.addEventListener("scroll", draw, { capture: true, passive: true });
    stop = cancel;
    announce(`${texts.liftedByKeys(name)} ${goTo(0)}`);
  }

  function onClick({ target, detail }: MouseEvent) {
    const button = target instanceof Element ? target.closest("[data-drag-by-keys]") : null;
    const entry = button?.closest<HTMLElement>("[data-drag]");
    // A click without a count is a key's.
    if (entry && detail === 0 && canDrag()) lift(entry);
  }
  document.addEventListener("click", onClick);
  return () => {
    document.removeEventListener("click", onClick);
    stop();
  };
}
