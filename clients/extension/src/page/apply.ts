import type { Fill } from "@/clients/extension/src/fields/known-value";
import { pickFrom } from "./combobox";
import type { Control } from "./controls";
import { contentOf, controlOf } from "./describe";
import { mark } from "./marks";
import { isShown } from "./visible";
import { attach, chooseOption, typeText } from "./write";

/** One field to fill. `mark` is what is written beside it. */
export type ApplyStep = { key: string; mark: string; fill: Fill | { kind: "file"; name: string; base64: string } };

const EMPTY_CHOICES = new Set(["select", "combobox"]);

/** Fills fields, and returns the keys of those that are filled. While it does, no form of the page can be sent. */
export async function apply(steps: readonly ApplyStep[]): Promise<string[]> {
  const hold = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener("submit", hold, true);
  const focused = document.activeElement;
  const done: string[] = [];
  try {
    for (const step of steps) {
      const control = controlOf(step.key);
      if (!control?.element.isConnected || !isStillEmpty(control)) continue;
      if (!(await fill(control, step.fill))) continue;
      done.push(step.key);
      mark(control.element, step.mark);
    }
  } finally {
    await new Promise((resolve) => setTimeout(resolve, 0));
    window.removeEventListener("submit", hold, true);
    if (focused instanceof HTMLElement && focused !== document.body) focused.focus({ preventScroll: true });
  }
  return done;
}

/** The person may have typed since the field was described. Lists show a text where nothing is chosen, which the plan has judged. */
function isStillEmpty(control: Control): boolean {
  return EMPTY_CHOICES.has(control.kind) || contentOf(control) === "";
}

async function fill({ kind, element, members }: Control, how: ApplyStep["fill"]): Promise<boolean> {
  if (how.kind === "file") {
    if (!(element instanceof HTMLInputElement) || element.type !== "file") return false;
    attach(element, how);
    return true;
  }
  if (how.kind === "search") return pickFrom(element, how);
  if (how.kind === "option") {
    if (element instanceof HTMLSelectElement) {
      chooseOption(element, how.index);
      return element.selectedIndex === how.index;
    }
    const member = members[how.index];
    if (!(member instanceof HTMLElement)) return false;
    member.click();
    return true;
  }
  if (kind !== "text" && kind !== "longText" && kind !== "date") return false;
  if (!isShown(element)) return false;
  typeText(element, how.text);
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.value !== "" : false;
}
