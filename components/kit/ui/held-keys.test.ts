import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { holdKeys, takeHeldKeys } from "@/components/kit/ui/held-keys";

const typed: string[] = [];
let page: EventTarget;

/** Presses a key; returns whether it went on to what has the focus. */
function press(key: string, held: { ctrlKey?: boolean } = {}): boolean {
  const event = Object.assign(new Event("keydown", { cancelable: true }), { key, ctrlKey: false, ...held });
  return page.dispatchEvent(event);
}

beforeEach(() => {
  vi.useFakeTimers();
  typed.length = 0;
  page = new EventTarget();
  vi.stubGlobal("window", page);
  vi.stubGlobal("document", { execCommand: (_name: string, _ui: boolean, text: string) => typed.push(text) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("what is typed while a field is on its way goes into that field, in order, and nowhere else", async () => {
  holdKeys();
  for (const key of ["N", "e", "q", "Backspace", "w"]) expect(press(key)).toBe(false);
  expect(press("s", { ctrlKey: true })).toBe(true);
  takeHeldKeys();
  await vi.advanceTimersByTimeAsync(0);
  expect(typed).toEqual(["New"]);
  expect(press("x")).toBe(true);
});

it.each([
  ["Escape", () => press("Escape")],
  ["a press of the pointer", () => page.dispatchEvent(new Event("pointerdown"))],
  ["some time", () => vi.advanceTimersByTime(5_000)],
])("%s ends it: the keys are the page's own again", async (_name, end) => {
  holdKeys();
  press("a");
  end();
  expect(press("b")).toBe(true);
  takeHeldKeys();
  await vi.advanceTimersByTimeAsync(0);
  expect(typed).toEqual([]);
});
