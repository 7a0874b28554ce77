/**
 * Remembers the focus with caret and selection; call the returned function to restore it. If the element is gone, the button that
 * opened it gets the focus.
 */
export function rememberFocus(): () => void {
  const element = document.activeElement;
  const openers = openersOf(element);
  const selection = document.getSelection();
  const range = isRichText(element) && selection?.rangeCount ? selection.getRangeAt(0).cloneRange() : null;
  return () => {
    const target = [element, ...openers].find((each) => each?.isConnected && each !== document.body);
    if (!(target instanceof HTMLElement)) return;
    // Fields of the browser keep their caret; in editable HTML a new focus would put it at the beginning.
    target.focus({ preventScroll: true });
    if (target === element && range?.startContainer.isConnected) {
      const now = document.getSelection();
      now?.removeAllRanges();
      now?.addRange(range);
    }
  };
}

/** Focuses the first field, else the first control, else the container. */
export function focusInside(container: HTMLElement, wants: "field" | "first" | "whole"): void {
  // On touch devices, focusing a field would open the keyboard over half of the dialog.
  const isTouch = window.matchMedia("(pointer: coarse)").matches;
  const field = wants === "field" && !isTouch ? container.querySelector<HTMLElement>(FIELDS) : null;
  const target = field ?? (wants === "whole" ? null : firstControl(container)) ?? container;
  target.focus({ preventScroll: target === container });
  if (target instanceof HTMLInputElement && target.matches(FIELDS)) target.select();
}

const FIELDS =
  "input:not(:disabled, [type=radio], [type=checkbox], [type=file], [type=hidden], [type=color], [type=range]), textarea:not(:disabled)";
const CONTROLS = `a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select:not(:disabled), textarea:not(:disabled), [tabindex="0"], [contenteditable=true]`;

function firstControl(container: HTMLElement): HTMLElement | null {
  const first = [...container.querySelectorAll<HTMLElement>(CONTROLS)].find(
    (each) => each.tabIndex >= 0 && each.getClientRects().length > 0,
  );
  if (!(first instanceof HTMLInputElement) || first.type !== "radio") return first ?? null;
  // Of a group of choices the chosen one has the focus.
  return container.querySelector<HTMLElement>(`input[type=radio][name="${CSS.escape(first.name)}"]:checked`) ?? first;
}

const isRichText = (element: Element | null): boolean => element instanceof HTMLElement && element.isContentEditable;

/** The buttons of the menus an element is in, innermost first: a menu is gone when the focus comes back. */
function openersOf(element: Element | null): Element[] {
  const openers: Element[] = [];
  for (let menu = element?.closest("[role=menu]"); menu; ) {
    const opener = menu.id ? document.querySelector(`[aria-controls="${CSS.escape(menu.id)}"]`) : null;
    if (!opener || openers.includes(opener)) break;
    openers.push(opener);
    menu = opener.closest("[role=menu]");
  }
  return openers;
}
