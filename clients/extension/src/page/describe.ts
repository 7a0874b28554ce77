import type { FieldDescription, FieldOption } from "@/clients/extension/src/fields/description";
import { type Control, findControls, keyOf } from "./controls";
import { choiceLabel, groupLabel, hintOf, labelOf, sectionOf, textOf } from "./labels";
import { isShown } from "./visible";

export interface DescribedFrame {
  fields: FieldDescription[];
  language: string;
  /** Host of the frame, and whether it is large enough to be a form that a person fills. */
  host: string;
  isLarge: boolean;
  /** Title and heading. */
  title: string;
  /** Addresses of large frames of other sites, which the browser may not let us reach. */
  frames: string[];
}

const controls = new Map<string, Control>();
export const controlOf = (key: string): Control | undefined => controls.get(key);

const MAX_FIELDS = 300;
const MAX_OPTIONS = 400;

/** Describes the fields of this frame. Their keys stay the same for as long as the page lasts. */
export function describeForm(): DescribedFrame {
  const fields = findControls()
    .slice(0, MAX_FIELDS)
    .map((control) => {
      controls.set(keyOf(control), control);
      return describeControl(control);
    });
  return {
    fields,
    language: document.documentElement.lang || document.querySelector("[lang]")?.getAttribute("lang") || "",
    host: location.host,
    isLarge: innerWidth >= 280 && innerHeight >= 120,
    title: `${document.title} ${document.querySelector("h1")?.textContent ?? ""}`.slice(0, 600),
    frames: foreignFrames(),
  };
}

function foreignFrames(): string[] {
  const isLarge = (frame: HTMLIFrameElement) => frame.offsetWidth >= 280 && frame.offsetHeight >= 120 && isShown(frame);
  const isForeign = ({ src }: HTMLIFrameElement) =>
    URL.canParse(src) && /^https?:$/.test(new URL(src).protocol) && new URL(src).origin !== location.origin;
  return [...document.querySelectorAll("iframe")]
    .filter((frame) => isForeign(frame) && isLarge(frame))
    .map(({ src }) => src.slice(0, 4000));
}

export function describeControl(control: Control): FieldDescription {
  const { kind, element, members } = control;
  const isGroup = kind === "radio" || kind === "checkboxes";
  const label = isGroup ? groupLabel(members) : labelOf(element);
  const attribute = (name: string) => element.getAttribute(name) ?? "";
  return {
    key: keyOf(control),
    kind,
    label,
    hint: hintOf(element),
    name: [attribute("name"), element.id, attribute("data-automation-id"), attribute("data-qa"), attribute("data-testid")]
      .map((name) => name.replaceAll(/\s/g, ""))
      .join(" ")
      .trim(),
    autocomplete: attribute("autocomplete"),
    accept: attribute("accept"),
    inputType: element instanceof HTMLInputElement ? element.type : "",
    section: sectionOf(element, label),
    options: optionsOf(control),
    value: contentOf(control),
    required:
      members.some((each) => each.matches(":required, [aria-required=true]")) ||
      attribute("aria-required") === "true" ||
      /\*\s*$|[*✱＊]/.test(label),
    maxLength: "maxLength" in element && typeof element.maxLength === "number" && element.maxLength > 0 ? element.maxLength : 0,
  };
}

function optionsOf({ kind, element, members }: Control): FieldOption[] {
  if (element instanceof HTMLSelectElement)
    return [...element.options]
      .slice(0, MAX_OPTIONS)
      .map(({ value, label, disabled }) =>
        disabled || value === "" ? { value: "", label: "" } : { value, label: label.trim() },
      );
  if (kind !== "radio" && kind !== "checkboxes") return [];
  return members.map((each) => ({
    value: each instanceof HTMLInputElement ? each.value : (each.getAttribute("data-value") ?? ""),
    label: choiceLabel(each),
  }));
}

/** What a field contains, as a person sees it. */
export function contentOf({ kind, element, members }: Control): string {
  if (kind === "radio" || kind === "checkboxes" || kind === "checkbox")
    return members
      .filter((each) => (each instanceof HTMLInputElement ? each.checked : each.getAttribute("aria-checked") === "true"))
      .map(choiceLabel)
      .join(", ");
  if (element instanceof HTMLSelectElement)
    return element.selectedOptions[0]?.value ? (element.selectedOptions[0]?.label.trim() ?? "") : "";
  if (element instanceof HTMLInputElement && kind === "file")
    return [...(element.files ?? [])].map(({ name }) => name).join(", ");
  if (kind === "combobox") return comboboxValue(element);
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.value : "";
}

/** The text of an input, or of the box around it, which shows what was chosen. */
function comboboxValue(element: Element): string {
  if (element instanceof HTMLInputElement) {
    if (element.value !== "") return element.value;
    const box = element.closest("[class*=control]");
    return box && box.querySelectorAll("input:not([type=hidden])").length === 1 ? textOf(box) : "";
  }
  const shown = textOf(element);
  return shown === labelOf(element) ? "" : shown;
}
