/** Sets a value as typing does: frameworks that control a field replace its `value` property, not the one of its class. */
export function typeText(element: Element, text: string, { leaves = true } = {}): void {
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return;
  element.focus({ preventScroll: true });
  const owner = element instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(owner.prototype, "value")?.set?.call(element, text);
  element.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true, inputType: "insertText", data: text }));
  if (!leaves) return;
  announce(element, "change");
  element.blur();
}

export function chooseOption(element: HTMLSelectElement, index: number): void {
  element.focus({ preventScroll: true });
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, "selectedIndex")?.set?.call(element, index);
  announce(element, "input");
  announce(element, "change");
  element.blur();
}

const announce = (element: Element, type: string) => element.dispatchEvent(new Event(type, { bubbles: true, composed: true }));

/** Puts a file into a file field, as choosing it does. */
export function attach(element: HTMLInputElement, { name, base64 }: { name: string; base64: string }): void {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const transfer = new DataTransfer();
  transfer.items.add(new File([bytes], name, { type: "application/pdf" }));
  element.files = transfer.files;
  announce(element, "input");
  announce(element, "change");
}

/** Presses an element with the mouse, as lists expect it. */
export function press(element: Element): void {
  const options = { bubbles: true, cancelable: true, composed: true, button: 0, view: window };
  element.dispatchEvent(new PointerEvent("pointerdown", { ...options, pointerType: "mouse" }));
  element.dispatchEvent(new MouseEvent("mousedown", options));
  if (element instanceof HTMLElement && element.matches("input, button, [tabindex]")) element.focus({ preventScroll: true });
  element.dispatchEvent(new PointerEvent("pointerup", { ...options, pointerType: "mouse" }));
  element.dispatchEvent(new MouseEvent("mouseup", options));
  element.dispatchEvent(new MouseEvent("click", options));
}
