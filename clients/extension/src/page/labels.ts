import { ancestorsOf, byId, parentOf } from "./tree";
import { isShown } from "./visible";

const CONTROLS =
  "input, textarea, select, button, [role=combobox], [role=radio], [role=checkbox], [role=listbox], [contenteditable=true]";
const MAX_LABEL = 400;

/** Text of an element without the texts of controls in it, in one line. */
export function textOf(element: Element): string {
  let text = "";
  const read = (node: Node) => {
    if (node instanceof Text) text += node.data;
    if (!(node instanceof Element)) return;
    if (node !== element && (node.matches(CONTROLS) || /^(script|style|svg|option|noscript|template)$/.test(node.localName)))
      return;
    if (node.localName === "slot") for (const each of (node as HTMLSlotElement).assignedNodes()) read(each);
    for (const child of node.childNodes) read(child);
    text += /^(span|b|i|em|strong|a|small|sup|font)$/.test(node.localName) ? "" : " ";
  };
  read(element);
  return oneLine(text);
}

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim().slice(0, MAX_LABEL);

function fromIds(element: Element, attribute: string): string {
  const ids = element.getAttribute(attribute)?.split(/\s+/).filter(Boolean) ?? [];
  return oneLine(
    ids
      .map((id) => byId(element, id))
      .filter((each) => each !== null && each !== element)
      .map((each) => (each ? textOf(each) : ""))
      .join(" "),
  );
}

/** The label elements of a control. */
export const labelElements = (element: Element): Element[] =>
  "labels" in element && element.labels instanceof NodeList ? [...(element.labels as NodeListOf<Element>)] : [];

/** What a control is called: by reference, label, attribute, or the text before it. */
export function labelOf(element: Element): string {
  const labels = labelElements(element).map(textOf).join(" ");
  const named = fromIds(element, "aria-labelledby") || labels || element.getAttribute("aria-label") || "";
  const placeholder = oneLine(element.getAttribute("placeholder") ?? element.getAttribute("title") ?? "");
  const before = textBefore(element);
  // A heading is above several fields; the first of them is named by its placeholder.
  return oneLine(named) || (before.isHeading ? placeholder || before.text : before.text || placeholder);
}

/** What one of several choices is called. */
export function choiceLabel(element: Element): string {
  const labels = labelElements(element).map(textOf).join(" ");
  const named = labels || fromIds(element, "aria-labelledby") || element.getAttribute("aria-label") || textOf(element);
  if (named) return oneLine(named);
  const next = element.nextSibling;
  return oneLine(next instanceof Text ? next.data : next instanceof Element ? textOf(next) : "");
}

export const hintOf = (element: Element): string =>
  oneLine([element.getAttribute("placeholder") ?? "", fromIds(element, "aria-describedby")].join(" "));

type Before = { text: string; isHeading: boolean };
const NOTHING: Before = { text: "", isHeading: false };

/** The text in front of a control, in the nearest box that holds no other control. */
function textBefore(element: Element): Before {
  let inner = element;
  for (const around of ancestorsOf(element)) {
    const before = siblingsBefore(inner);
    if (before.text !== "") return before;
    const isShared = countControls(around) > countControls(inner) && around.querySelector(CONTROLS) !== inner;
    if (isShared || around === document.body) return NOTHING;
    inner = around;
  }
  return NOTHING;
}

const countControls = (element: Element): number => element.querySelectorAll(CONTROLS).length;

/** Text directly before an element among its siblings, until another control comes. */
function siblingsBefore(element: Element): Before {
  for (let each = element.previousSibling; each; each = each.previousSibling) {
    if (each instanceof Element) {
      // The button that opens the choice of a file is part of its field.
      if (each.localName === "button" && element instanceof HTMLInputElement && element.type === "file") continue;
      if (each.matches(CONTROLS) || each.querySelector(CONTROLS)) return NOTHING;
      const text = isShown(each) || each.matches("legend, label") ? textOf(each) : "";
      if (text !== "") return { text, isHeading: each.matches("h1, h2, h3, h4, h5, h6, [role=heading]") };
    } else if (each instanceof Text && each.data.trim() !== "") return { text: oneLine(each.data), isHeading: false };
  }
  return NOTHING;
}

/** The question of several choices: their legend, the label of their group, or the text before all of them. */
export function groupLabel(members: readonly Element[]): string {
  const [first] = members;
  if (!first) return "";
  for (const around of ancestorsOf(first)) {
    const holdsAll = members.every((each) => around.contains(each));
    const isGroup = around.matches("fieldset, [role=radiogroup], [role=group]");
    if (holdsAll && isGroup) {
      const legend = around.querySelector(":scope > legend");
      const named =
        fromIds(around, "aria-labelledby") ||
        (legend ? textOf(legend) : "") ||
        around.getAttribute("aria-label") ||
        siblingsBefore(around).text;
      if (named) return oneLine(named);
    }
    if (!holdsAll) continue;
    const direct = [...members].map((each) => around.contains(each) && branchOf(around, each)).find(Boolean);
    const before = direct ? siblingsBefore(direct).text : "";
    if (before !== "") return before;
    if (around.querySelectorAll("input, textarea, select").length > members.length) return siblingsBefore(around).text;
  }
  return "";
}

function branchOf(around: Element, inner: Element): Element | null {
  for (let each: Element | null = inner; each; each = parentOf(each)) if (parentOf(each) === around) return each;
  return null;
}

const HEADINGS = "h1, h2, h3, h4, h5, h6, legend, [role=heading]";

/** Legends and names of the groups around an element, then the heading before it. */
export function sectionOf(element: Element, own: string): string {
  for (const around of ancestorsOf(element)) {
    if (!around.matches("fieldset, [role=group], [role=radiogroup], section, form, dialog, [role=region]")) continue;
    const legend = around.querySelector(":scope > legend");
    const named = legend
      ? textOf(legend)
      : fromIds(around, "aria-labelledby") || around.getAttribute("aria-label") || headingBefore(around, element);
    if (named && oneLine(named) !== own) return oneLine(named);
  }
  return "";
}

/** The last heading before an element within a box. */
function headingBefore(around: Element, element: Element): string {
  let last = "";
  // Of an element in a shadow root, its host: positions in different trees cannot be compared.
  const place = [element, ...ancestorsOf(element)].find((each) => each.getRootNode() === around.getRootNode()) ?? element;
  for (const heading of around.querySelectorAll(HEADINGS)) {
    if (!(heading.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING)) break;
    last = textOf(heading);
  }
  return last;
}
