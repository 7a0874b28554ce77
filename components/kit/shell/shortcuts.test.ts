import { expect, it } from "vitest";
import { SHORTCUTS, type ShortcutName, shortcutOf } from "@/components/kit/shell/shortcuts";

const names = Object.keys(SHORTCUTS) as ShortcutName[];
const press = (key: string, held: Partial<Record<"ctrlKey" | "metaKey" | "altKey" | "shiftKey", boolean>> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

it.each([
  ["k", { ctrlKey: true }, "palette"],
  ["K", { metaKey: true }, "palette"],
  ["z", { ctrlKey: true }, "undo"],
  ["Z", { metaKey: true, shiftKey: true }, "redo"],
  ["y", { ctrlKey: true }, "redo"],
  ["?", { shiftKey: true }, "shortcuts"],
  ["?", {}, "shortcuts"],
  ["Delete", {}, "trash"],
  ["n", {}, "quickAdd"],
  ["j", { ctrlKey: true }, "assistant"],
  ["n", { ctrlKey: true }, null],
  ["ArrowRight", { shiftKey: true }, "moveOn"],
  ["k", {}, null],
  ["k", { ctrlKey: true, altKey: true }, null],
  ["k", { ctrlKey: true, shiftKey: true }, null],
] as const)("%s with %o means %s", (key, held, name) => {
  expect(shortcutOf(press(key, held), names, false)).toBe(name);
});

it("leaves text fields their keys", () => {
  expect(shortcutOf(press("?"), names, true)).toBeNull();
  expect(shortcutOf(press("a", { ctrlKey: true }), names, true)).toBeNull();
  expect(shortcutOf(press("k", { ctrlKey: true }), names, true)).toBe("palette");
});

it("gives no keys two meanings in one place", () => {
  for (const room of ["documents", "applications", "editor"] as const) {
    const keys = names
      .filter((name) => [room, "everywhere"].includes(SHORTCUTS[name].room))
      .flatMap((name) => SHORTCUTS[name].keys);
    expect(new Set(keys).size).toBe(keys.length);
  }
});
