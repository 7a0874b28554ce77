import { focusedPointer } from "@/components/features/editor/core/focus-field";
import { type FieldText, readField, selectInField } from "@/components/features/editor/writing/field-text";
import { pressKey } from "@/components/features/editor/writing/press-key";
import { wordAround } from "@/components/features/editor/writing/word-around";
import {
  type FieldOnPage,
  fieldOnPage,
  indexAt,
  lineAround,
  type Point,
} from "@/components/kit/page-preview/writing/field-on-page";
import { drawCaret, eraseCaret } from "@/components/kit/page-preview/writing/page-caret";
import { awaitField } from "@/components/kit/shell/awaited-field";

/** Fields of running text are loaded when they are first needed. */
const FRAMES_TO_ARRIVE = 100;

export type PageWritingOptions = {
  /** The element with the pages, while it is on screen. */
  surface: () => HTMLElement | null;
  /** Opens the field of the panel and puts the focus into it. */
  jump: (pointer: string) => void;
};

/** The field that is written in: its text, what is selected, and how it is drawn. */
type WrittenField = FieldText & { onPage: FieldOnPage | null };

/** Where in a field the caret is to be put: at a point of the page, or by what is drawn and written. */
type Target = (field: FieldOnPage | null, text: string) => { anchor: number; focus: number };

/**
 * Writing on the page. The field of the panel has the focus and takes every key, so that lists, emphasis, undo and input methods are its
 * own; the page shows its caret and its selection, and turns points into places of its text.
 */
export function createPageWriting({ surface, jump }: PageWritingOptions) {
  let pointer: string | null = null;
  let arriving = 0;
  /** Fields that were drawn as they are written; a drawing that is late does not change that. */
  const known = new Set<string>();
  /** Keys that were pressed before the field had the focus. */
  let early: string[] = [];
  let isReplaying = false;

  /** The field as it is drawn; null while the drawing is older than the text, and where the page shows something else. */
  function current(): WrittenField | null {
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
    drawCaret(pages, field.onPage, field);
    pages.querySelector("[data-page-caret=caret]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  function stop(): void {
    pointer = null;
    const pages = surface();
    if (pages) eraseCaret(pages);
  }

  /** Does what takes a moment; keys that are pressed before it is done come after it. */
  async function hold(work: () => Promise<void>): Promise<void> {
    arriving++;
    const arrived = awaitField();
    try {
      await work();
      if (focusedPointer() === null) early = [];
      // A key that leads to another field leaves those after it to that field.
      for (let key = early.shift(); key !== undefined; key = arriving === 1 ? early.shift() : undefined) {
        isReplaying = true;
        pressKey(key);
        isReplaying = false;
        await nextFrame();
      }
    } finally {
      arrived();
      arriving--;
      if (arriving === 0) early = [];
      draw();
    }
  }

  /** Puts the caret into a field; the focus follows, in a panel that may have to be opened for it. */
  const go = (next: string, target: Target): Promise<void> =>
    hold(async () => {
      const isNew = focusedPointer() !== next;
      if (isNew) jump(next);
      pointer = next;
      const before = focusedPointer();
      // A field without its own control leads to one that is near.
      const isElsewhere = () => focusedPointer() !== null && focusedPointer() !== before;
      for (let frame = 0; focusedPointer() !== next && !isElsewhere() && frame < FRAMES_TO_ARRIVE; frame++) await nextFrame();
      if (pointer !== next) return;
      const field = current();
      if (!field) {
        stop();
        return;
      }
      const { anchor, focus } = target(field.onPage, field.text);
      await settle(anchor, focus, isNew);
    });

  /** Does something with the lines of the field, as soon as what was just typed is drawn. Returns whether there are any. */
  function withLines(act: (field: WrittenField & { onPage: FieldOnPage }) => void): boolean {
    const field = current();
    if (field?.onPage) act({ ...field, onPage: field.onPage });
    else if (!field || pointer === null || !known.has(pointer)) return false;
    else
      void hold(async () => {
        for (let frame = 0; frame < FRAMES_TO_ARRIVE; frame++) {
          await nextFrame();
          const later = current();
          if (later?.onPage) act({ ...later, onPage: later.onPage });
          if (!later || later.onPage) return;
        }
      });
    return true;
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
    if (arriving === 0 || isReplaying) return false;
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
    withLines,
    current,
    isWriting: () => pointer !== null,
    isArriving: () => arriving > 0,
    pointer: () => pointer,
    isKnown: (field: string) => known.has(field),
  };
}

const nextFrame = () => new Promise(requestAnimationFrame);

/** So long a text editor takes to notice that it has the focus, in milliseconds; what is selected before that is forgotten. */
const EDITOR_NOTICES_MS = 40;

/** Selects a stretch of the field that has the focus, and sees to it that a text editor that just got it keeps to that. */
async function settle(anchor: number, focus: number, isNew: boolean): Promise<void> {
  const field = document.activeElement;
  selectInField(field, anchor, focus);
  if (!isNew || !(field instanceof HTMLElement && field.isContentEditable)) return;
  await new Promise((done) => setTimeout(done, EDITOR_NOTICES_MS));
  const read = document.activeElement === field ? readField(field) : null;
  if (read && (read.anchor !== anchor || read.focus !== focus)) selectInField(field, anchor, focus);
}

export type PageWriting = ReturnType<typeof createPageWriting>;
