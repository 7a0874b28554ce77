import { focusedPointer } from "@/components/features/editor/core/focus-field";
import { readField, selectInField } from "@/components/features/editor/writing/field-text";
import { wordAround } from "@/components/features/editor/writing/word-around";
import {
  type CaretBox,
  type FieldOnPage,
  fieldOnPage,
  indexAt,
  lineAround,
  type Point,
} from "@/components/kit/page-preview/writing/field-on-page";
import { drawCaret, eraseCaret } from "@/components/kit/page-preview/writing/page-caret";

/** Fields of running text are loaded when they are first needed. */
const FRAMES_TO_ARRIVE = 100;

export type PageWritingOptions = {
  /** The element with the pages, while it is on screen. */
  surface: () => HTMLElement | null;
  /** Opens the field of the panel and puts the focus into it. */
  jump: (pointer: string) => void;
};

/** Where in a field the caret is to be put: at a point of the page, or by what is drawn and written. */
type Target = (field: FieldOnPage | null, text: string) => { anchor: number; focus: number };

/**
 * Writing on the page. The field of the panel has the focus and takes every key, so that lists, emphasis, undo and input methods are its
 * own; the page shows its caret and its selection, and turns points into places of its text.
 */
export function createPageWriting({ surface, jump }: PageWritingOptions) {
  let pointer: string | null = null;
  let arriving = 0;
  let caret: CaretBox | null = null;
  /** Fields that were drawn as they are written; a drawing that is late does not change that. */
  const known = new Set<string>();
  /** Keys that were pressed before the field had the focus. */
  let early: string[] = [];

  /** The field as it is drawn; null while the drawing is older than the text, and where the page shows something else. */
  function current(): { onPage: FieldOnPage | null; text: string; anchor: number; focus: number } | null {
    const pages = surface();
    const read = pointer !== null && focusedPointer() === pointer ? readField(document.activeElement) : null;
    if (!pages || !read || pointer === null) return null;
    return { ...read, onPage: fieldOnPage(pages, pointer, read.text) };
  }

  function draw(): void {
    const pages = surface();
    if (pointer === null || arriving > 0 || !pages) return;
    const field = current();
    if (!field) {
      stop();
      return;
    }
    if (!field.onPage) return;
    known.add(pointer);
    caret = drawCaret(pages, field.onPage, field);
    pages.querySelector("[data-page-caret=caret]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  function stop(): void {
    pointer = null;
    caret = null;
    const pages = surface();
    if (pages) eraseCaret(pages);
  }

  /** Puts the caret into a field; the focus follows, in a panel that may have to be opened for it. */
  async function go(next: string, target: Target): Promise<void> {
    arriving++;
    try {
      if (focusedPointer() !== next) jump(next);
      pointer = next;
      for (let frame = 0; focusedPointer() !== next && frame < FRAMES_TO_ARRIVE; frame++)
        await new Promise(requestAnimationFrame);
      if (pointer !== next) return;
      const field = current();
      if (!field) {
        stop();
        return;
      }
      const { anchor, focus } = target(field.onPage, field.text);
      selectInField(document.activeElement, anchor, focus);
    } finally {
      arriving--;
      if (arriving === 0) {
        const keys = early;
        early = [];
        draw();
        // One that leads to another field leaves those after it to that field.
        if (pointer !== null)
          for (const key of keys)
            if (arriving === 0) pressKey(key);
            else early.push(key);
      }
    }
  }

  /** A mouse button went down on a field. */
  function press(next: string, point: Point, { clicks, isExtending }: { clicks: number; isExtending: boolean }): void {
    const before = next === pointer ? current() : null;
    void go(next, (onPage, text) => {
      const index = onPage ? indexAt(onPage, point) : null;
      if (!onPage || index === null) return { anchor: text.length, focus: text.length };
      if (isExtending && before) return { anchor: before.anchor, focus: index };
      if (clicks === 1) return { anchor: index, focus: index };
      const { start, end } = clicks === 2 ? wordAround(text, index, document.documentElement.lang) : lineAround(onPage, index);
      return { anchor: start, focus: end };
    });
  }

  /** The mouse is moved with its button down: what is between is selected. */
  function drag(point: Point): void {
    const field = arriving === 0 ? current() : null;
    const index = field?.onPage ? indexAt(field.onPage, point) : null;
    if (field && index !== null && index !== field.focus) selectInField(document.activeElement, field.anchor, index);
  }

  /** Keeps a key for the field that will have the focus in a moment; it must not be a shortcut. */
  function keepEarly({ key }: KeyboardEvent): boolean {
    if (arriving === 0) return false;
    early.push(key);
    return true;
  }

  return {
    press,
    keepEarly,
    drag,
    draw,
    stop,
    go,
    current,
    isWriting: () => pointer !== null,
    isArriving: () => arriving > 0,
    pointer: () => pointer,
    caret: () => caret,
    isKnown: (field: string) => known.has(field),
  };
}

/** Presses a key in the field that has the focus, whichever kind it is, with its own undo and its own rules. */
function pressKey(key: string): void {
  if ([...key].length === 1) document.execCommand("insertText", false, key);
  else if (key === "Backspace") document.execCommand("delete");
  else document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
}

export type PageWriting = ReturnType<typeof createPageWriting>;
