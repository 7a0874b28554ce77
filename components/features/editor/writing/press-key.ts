/** Presses a key in the field that has the focus, whichever kind it is, with its own undo and its own rules. */
export function pressKey(key: string): void {
  if ([...key].length === 1) document.execCommand("insertText", false, key);
  else if (key === "Backspace") document.execCommand("delete");
  else document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
}
