import { placeOfIndex } from "@/components/kit/page-preview/writing/align";
import {
  boxesOf,
  type CaretBox,
  caretBox,
  type FieldOnPage,
  fieldOnPage,
} from "@/components/kit/page-preview/writing/field-on-page";
import { areasOf } from "@/components/kit/page-preview/writing/field-runs";

const MARK = "data-page-caret";

/** Brings the line into view in which the caret of a field is; the whole field if it is not drawn as it is written. */
export function revealCaret(surface: HTMLElement, pointer: string, { text, focus }: { text: string; focus: number }): void {
  const field = fieldOnPage(surface, pointer, text);
  const run = field ? placeOfIndex(field.aligned, focus)?.run : areasOf(surface, pointer).at(-1);
  run?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

export function eraseCaret(surface: ParentNode): void {
  for (const mark of surface.querySelectorAll(`[${MARK}]`)) mark.remove();
}

/** Draws the caret, or the selected text, over the pages. Returns where the caret is. */
export function drawCaret(
  surface: ParentNode,
  field: FieldOnPage,
  selection: { anchor: number; focus: number },
): CaretBox | null {
  eraseCaret(surface);
  const { anchor, focus } = selection;
  const caret = caretBox(field, focus);
  if (anchor === focus) {
    if (caret) mark(caret.page, "caret", new DOMRect(caret.x, caret.top, 0, caret.bottom - caret.top));
    return caret;
  }
  for (const { rect, page } of boxesOf(field, Math.min(anchor, focus), Math.max(anchor, focus))) mark(page, "selection", rect);
  return caret;
}

/** In shares of the page, so that it stays in its place when the page is zoomed. */
function mark(page: HTMLElement, kind: "caret" | "selection", rect: DOMRect): void {
  const element = document.createElement("div");
  element.setAttribute(MARK, kind);
  const frame = page.getBoundingClientRect();
  const share = (value: number, whole: number) => `${(100 * value) / whole}%`;
  element.style.left = share(rect.left - frame.left, frame.width);
  element.style.top = share(rect.top - frame.top, frame.height);
  element.style.height = share(rect.height, frame.height);
  if (kind === "selection") element.style.width = share(rect.width, frame.width);
  page.append(element);
}
