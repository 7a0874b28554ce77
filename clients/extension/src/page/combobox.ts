import { countryCode } from "@/clients/extension/src/fields/countries";
import { optionFor } from "@/clients/extension/src/fields/options";
import { hasPhrase, plain } from "@/clients/extension/src/fields/plain";
import { vocabulariesFor } from "@/clients/extension/src/fields/vocabulary";
import { textOf } from "./labels";
import { byId, elementsBelow } from "./tree";
import { isShown } from "./visible";
import { press, typeText } from "./write";

const WAIT_MS = 700;
const STEP_MS = 40;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Chooses the option of a list that means one of the texts. Leaves the field empty where none does. */
export async function pickFrom(
  element: Element,
  { texts, among = "" }: { texts: readonly string[]; among?: string | undefined },
): Promise<boolean> {
  const wasOpen = element.getAttribute("aria-expanded") === "true";
  if (!wasOpen) press(element);
  for (const text of texts) {
    const typed = element instanceof HTMLInputElement && !element.readOnly;
    const offered = await waitForOption(element, { text, among }, { typed: false });
    const found = offered ?? (typed ? await searchFor(element, { text, among }) : null);
    if (!found) continue;
    const before = valueAround(element);
    press(found);
    await pause(STEP_MS);
    if (valueAround(element) !== before || element.getAttribute("aria-expanded") !== "true") return true;
  }
  close(element);
  return false;
}

type OptionTarget = { text: string; among: string };

async function searchFor(element: Element, target: OptionTarget): Promise<Element | null> {
  typeText(element, target.text, { leaves: false });
  return waitForOption(element, target, { typed: true });
}

/** An option that fits, as soon as there is one: lists of places are fetched while one types. */
async function waitForOption(element: Element, target: OptionTarget, { typed }: { typed: boolean }): Promise<Element | null> {
  const until = performance.now() + (typed ? WAIT_MS : STEP_MS * 4);
  do {
    const options = shownOptions(element);
    const index = indexOfFitting(target, options.map(textOf));
    if (index !== null) return options[index] ?? null;
    await pause(STEP_MS);
  } while (performance.now() < until);
  return null;
}

function indexOfFitting({ text, among }: OptionTarget, labels: string[]): number | null {
  const options = labels.map((label) => ({ label, value: "" }));
  const exact = optionFor(text, options, vocabulariesFor([], document.documentElement.lang));
  if (exact !== null) return exact;
  const code = countryCode(text);
  const only = (fits: (label: string) => boolean) => {
    const all = labels.flatMap((label, index) => (fits(label) ? [index] : []));
    const found =
      all.length > 1 && among !== "" ? all.filter((index) => hasPhrase(plain(labels[index] ?? ""), plain(among))) : all;
    return found.length === 1 ? (found[0] ?? null) : null;
  };
  if (code !== null) return only((label) => countryCode(label.replace(/\(?\+[\d\s-]+\)?/g, "")) === code);
  // A place is written with its region and country: all words of the text must be there, the first one first.
  const words = plain(text).split(" ");
  const [first = ""] = words;
  return only((label) => plain(label).startsWith(first) && words.every((word) => hasPhrase(plain(label), word)));
}

function shownOptions(element: Element): Element[] {
  const ids = `${element.getAttribute("aria-controls") ?? ""} ${element.getAttribute("aria-owns") ?? ""}`
    .split(/\s+/)
    .filter(Boolean);
  const lists = ids.flatMap((id) => byId(element, id) ?? []);
  const isOption = (each: Element) => each.getAttribute("role") === "option" || /(^|-)option-\d+$/.test(each.id);
  const own = lists.flatMap((list) => [...elementsBelow(list)].filter(isOption));
  const all = own.length > 0 ? own : [...elementsBelow(document)].filter(isOption);
  return all.filter((each) => isShown(each) && each.getAttribute("aria-disabled") !== "true").slice(0, 400);
}

const valueAround = (element: Element): string =>
  `${element instanceof HTMLInputElement ? element.value : textOf(element)}|${element.closest("[class*=control]")?.textContent ?? ""}`;

/** Takes back what was typed and lets the list close. */
function close(element: Element): void {
  if (element instanceof HTMLInputElement && element.value !== "") typeText(element, "", { leaves: false });
  if (element.getAttribute("aria-expanded") === "true" && !(element instanceof HTMLInputElement)) press(element);
  if (element instanceof HTMLElement) element.blur();
}
