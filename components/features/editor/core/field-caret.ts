import { afterLetters, lettersOf } from "@/components/kit/page-preview/field-letters";

/** The caret of the field that has the focus, counted in letters as the page counts them. */

const isTextBox = (element: Element | null): element is HTMLInputElement | HTMLTextAreaElement =>
  (element instanceof HTMLInputElement && /^(?:text|search|url|email|tel)$/.test(element.type)) ||
  element instanceof HTMLTextAreaElement;

/** How many letters are before the caret; null where there is none. */
export function caretLetters(): number | null {
  const field = document.activeElement;
  if (isTextBox(field)) return field.selectionStart === null ? null : lettersOf(field.value.slice(0, field.selectionStart));
  const selection = document.getSelection();
  if (!(field instanceof HTMLElement && field.isContentEditable) || !selection?.focusNode || !field.contains(selection.focusNode))
    return null;
  const range = document.createRange();
  range.setStart(field, 0);
  range.setEnd(selection.focusNode, selection.focusOffset);
  return lettersOf(range.toString());
}

/** Puts the caret of the field that has the focus after so many letters. */
export function putCaret(letters: number): void {
  const field = document.activeElement;
  // Types of inputs without a selection, such as email, throw.
  if (isTextBox(field) && field.selectionStart !== null) {
    const at = afterLetters(field.value, letters);
    field.setSelectionRange(at, at);
    return;
  }
  if (!(field instanceof HTMLElement && field.isContentEditable)) return;
  const walker = document.createTreeWalker(field, NodeFilter.SHOW_TEXT);
  let left = letters;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue ?? "";
    const count = lettersOf(text);
    if (left > count) {
      left -= count;
      continue;
    }
    document.getSelection()?.collapse(node, afterLetters(text, left));
    return;
  }
}
