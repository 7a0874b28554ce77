import { selectInField } from "@/components/features/editor/writing/field-text";
import type { PageWriting } from "@/components/features/editor/writing/page-writing";
import {
  caretBox,
  fieldBeside,
  indexAt,
  indexBeside,
  lineAround,
  pointersOf,
} from "@/components/kit/page-preview/writing/field-on-page";

type Options = {
  writing: PageWriting;
  surface: () => HTMLElement | null;
  /** Whether a field is drawn as it is written, so that it can be written in on the page. */
  isWritable: (pointer: string) => boolean;
};

const hasModifier = ({ altKey, ctrlKey, metaKey, isComposing }: KeyboardEvent) => altKey || ctrlKey || metaKey || isComposing;
/** A list of suggestions under the field has the arrow keys. */
const hasSuggestions = () => document.activeElement?.getAttribute("aria-expanded") === "true";
const isOneLine = () => document.activeElement instanceof HTMLInputElement;

/** The keys of a text editor, by the lines of the page and not by those of the panel. */
export function pageKeys({ writing, surface, isWritable }: Options) {
  /** Where the caret was across the page when it began to go up or down: short lines do not change it. */
  let column: number | null = null;

  /** Moves the caret, or what is selected up to it. */
  function move(focus: number, { anchor }: { anchor: number }, isExtending: boolean): void {
    selectInField(document.activeElement, isExtending ? anchor : focus, focus);
  }

  const vertically = (by: 1 | -1, isExtending: boolean): boolean =>
    writing.withLines((field) => {
      const [drawn, pages, pointer] = [caretBox(field.onPage, field.focus), surface(), writing.pointer()];
      if (!drawn || !pages || pointer === null) return;
      column ??= drawn.x;
      const caret = { ...drawn, x: column };
      const index = indexBeside(field.onPage, caret, by);
      if (index !== null) return move(index, field, isExtending);
      if (isExtending) return move(by === 1 ? field.text.length : 0, field, true);
      const next = fieldBeside(pages, { pointer, caret, by }, isWritable);
      const y = by === 1 ? Number.MIN_SAFE_INTEGER : Number.MAX_SAFE_INTEGER;
      if (next !== null)
        void writing.go(next, (onPage, text) => {
          const at = (onPage && indexAt(onPage, { x: caret.x, y })) ?? text.length;
          return { anchor: at, focus: at };
        });
    });

  const toEdge = (edge: "start" | "end", isExtending: boolean): boolean =>
    writing.withLines((field) => move(lineAround(field.onPage, field.focus)[edge], field, isExtending));

  /** Goes to the next field of the page, or the one before. */
  function toField(by: 1 | -1, edge: "start" | "end"): boolean {
    const pages = surface();
    if (!pages) return false;
    const pointers = pointersOf(pages);
    const at = pointers.indexOf(writing.pointer() ?? "");
    const others = by === 1 ? pointers.slice(at + 1) : pointers.slice(0, Math.max(0, at)).reverse();
    const next = others.find(isWritable);
    if (next === undefined) return false;
    void writing.go(next, (_onPage, text) => {
      const index = edge === "start" ? 0 : text.length;
      return { anchor: index, focus: index };
    });
    return true;
  }

  /** At the end of a field the caret continues in the next one. */
  function sideways(key: "ArrowLeft" | "ArrowRight", isExtending: boolean): boolean {
    const field = writing.current();
    if (!field || isExtending || field.anchor !== field.focus) return false;
    const isReversed = document.activeElement !== null && getComputedStyle(document.activeElement).direction === "rtl";
    const isForward = (key === "ArrowRight") !== isReversed;
    if (field.focus !== (isForward ? field.text.length : 0)) return false;
    return isForward ? toField(1, "start") : toField(-1, "end");
  }

  function leave(): true {
    writing.stop();
    surface()?.closest<HTMLElement>("[tabindex]")?.focus({ preventScroll: true });
    return true;
  }

  /** Keys that the field would take for its own lines. Returns whether it was one. */
  function first(event: KeyboardEvent): boolean {
    if (!writing.isWriting() || hasModifier(event)) return false;
    if (writing.keepEarly(event)) return true;
    if (hasSuggestions()) return false;
    const { key, shiftKey } = event;
    if (key !== "ArrowUp" && key !== "ArrowDown") column = null;
    if (key === "Escape") return leave();
    if (key === "ArrowUp") return vertically(-1, shiftKey);
    if (key === "ArrowDown") return vertically(1, shiftKey);
    if (key === "Home") return toEdge("start", shiftKey);
    if (key === "End") return toEdge("end", shiftKey);
    if (key === "ArrowLeft" || key === "ArrowRight") return sideways(key, shiftKey);
    return false;
  }

  /** Keys that the field may use, such as Enter and Tab in a list. */
  function afterField(event: KeyboardEvent): boolean {
    if (!writing.isWriting() || event.defaultPrevented || hasModifier(event) || hasSuggestions()) return false;
    const { key, shiftKey } = event;
    if (key === "Tab") return toField(shiftKey ? -1 : 1, "end");
    return key === "Enter" && isOneLine() && toField(1, "end");
  }

  /** A caret put elsewhere by the mouse begins a new column. */
  const forgetColumn = () => {
    column = null;
  };

  return { first, afterField, forgetColumn };
}
