import { labelElements } from "./labels";
import { ancestorsOf, elementsBelow } from "./tree";
import { isShown } from "./visible";

/** A field of the page with the elements that it consists of. */
export interface Control {
  kind: "text" | "longText" | "select" | "combobox" | "radio" | "checkbox" | "checkboxes" | "file" | "date";
  element: Element;
  /** Of a group, its choices. */
  members: Element[];
}

const TEXT_TYPES = new Set(["", "text", "email", "tel", "url", "number", "password"]);

/** The fields of a frame that a person can see and change, in the order of the page. */
export function findControls(): Control[] {
  const groups = new Map<string, Control>();
  const found: Control[] = [];
  for (const element of elementsBelow(document)) {
    const kind = kindOf(element);
    if (kind === null || isOff(element) || !canBeSeen(element, kind)) continue;
    const group = kind === "radio" || kind === "checkbox" ? groupKey(element, kind) : null;
    const known = group === null ? undefined : groups.get(group);
    if (known) {
      known.members.push(element);
      continue;
    }
    const control: Control = { kind, element, members: [element] };
    if (group !== null) groups.set(group, control);
    found.push(control);
  }
  for (const control of found) if (control.kind === "checkbox" && control.members.length > 1) control.kind = "checkboxes";
  return mainForm(found);
}

function kindOf(element: Element): Control["kind"] | null {
  const role = element.getAttribute("role");
  if (role === "combobox") return element instanceof HTMLSelectElement ? "select" : "combobox";
  if (element instanceof HTMLInputElement) {
    const { type } = element;
    if (type === "radio" || type === "checkbox" || type === "file" || type === "date") return type;
    if (element.getAttribute("aria-autocomplete") === "list" && element.hasAttribute("aria-controls")) return "combobox";
    return TEXT_TYPES.has(type) ? "text" : null;
  }
  if (element instanceof HTMLTextAreaElement) return "longText";
  if (element instanceof HTMLSelectElement) return element.multiple ? null : "select";
  if (role === "radio" || role === "checkbox") return element.closest("[role=menu], [role=menubar]") ? null : role;
  if (element instanceof HTMLButtonElement && element.getAttribute("aria-haspopup") === "listbox") return "combobox";
  return null;
}

function isOff(element: Element): boolean {
  if (element.matches(":disabled, [aria-disabled=true]")) return true;
  if (
    (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
    element.readOnly &&
    element.getAttribute("role") !== "combobox"
  )
    return true;
  return element.closest("[role=search], nav, [role=navigation]") !== null || (element as HTMLInputElement).type === "search";
}

/** Choices and files are often hidden behind their labels; all else must be seen itself, and be reachable with the keyboard. */
function canBeSeen(element: Element, kind: Control["kind"]): boolean {
  if (isShown(element))
    return (
      kind === "radio" ||
      kind === "checkbox" ||
      kind === "file" ||
      kind === "combobox" ||
      element.getAttribute("tabindex") !== "-1"
    );
  if (kind === "combobox") return element instanceof HTMLInputElement && isInsideShownBox(element);
  if (kind !== "radio" && kind !== "checkbox" && kind !== "file") return false;
  if (labelElements(element).some(isShown)) return true;
  return kind === "file" && hasShownButton(element);
}

/** The input of a list is as narrow as its text, inside the box that is seen. */
function isInsideShownBox(element: HTMLInputElement): boolean {
  if (element.getAttribute("tabindex") === "-1" || element.closest("[aria-hidden=true]")) return false;
  const style = getComputedStyle(element);
  if (style.display === "none" || style.visibility !== "visible") return false;
  const box = element.closest("[class*=control], [class*=select], [class*=combobox], [class*=input]");
  return box !== null && box !== element && isShown(box);
}

function hasShownButton(element: Element): boolean {
  let depth = 0;
  for (const around of ancestorsOf(element)) {
    if (++depth > 4 || around.querySelectorAll("input[type=file]").length > 1) return false;
    if ([...around.querySelectorAll("button, label, [role=button], a")].some(isShown)) return true;
  }
  return false;
}

const ids = new WeakMap<Element, number>();
let lastId = 0;

function idOf(element: Element): number {
  const known = ids.get(element);
  if (known !== undefined) return known;
  ids.set(element, ++lastId);
  return lastId;
}

/** A stable name of an element for as long as the page lasts. */
export const keyOf = ({ element }: Control): string => String(idOf(element));

/** What makes choices belong together: their name, or the group around them. */
function groupKey(element: Element, kind: string): string | null {
  const around = element.closest(kind === "radio" ? "[role=radiogroup], fieldset" : "fieldset, [role=group]");
  if (element instanceof HTMLInputElement && element.name !== "" && kind === "radio") {
    const form = element.form ?? element.getRootNode();
    return `${kind} ${element.name} ${form instanceof Element ? idOf(form) : 0}`;
  }
  if (kind === "checkbox" && element instanceof HTMLInputElement && element.name.endsWith("[]")) return `${kind} ${element.name}`;
  if (around === null) return null;
  const others = around.querySelectorAll(
    kind === "radio" ? "[role=radio], input[type=radio]" : "[role=checkbox], input[type=checkbox]",
  ).length;
  const fields = around.querySelectorAll("input:not([type=hidden]), textarea, select").length;
  return kind === "radio" || (others > 1 && fields === around.querySelectorAll("input[type=checkbox]").length)
    ? `${kind} ${idOf(around)}`
    : null;
}

const SMALL_FORM = 2;

/** Without small forms beside a larger one, such as a field for a newsletter. */
function mainForm(controls: Control[]): Control[] {
  const sizes = new Map<Element | null, number>();
  const formOf = ({ element }: Control) => [...ancestorsOf(element)].find((each) => each.localName === "form") ?? null;
  for (const control of controls) sizes.set(formOf(control), (sizes.get(formOf(control)) ?? 0) + 1);
  const largest = Math.max(0, ...sizes.values());
  if (largest <= SMALL_FORM) return controls;
  return controls.filter((control) => formOf(control) === null || (sizes.get(formOf(control)) ?? 0) > SMALL_FORM);
}
