/** One shortcut: the keys that mean it, and whether it works while one writes in a field. `Mod` is Ctrl, on a Mac ⌘. */
type Shortcut = { room: ShortcutRoom; keys: readonly string[]; inFields: boolean };

export const SHORTCUT_ROOMS = ["everywhere", "documents", "applications", "editor"] as const;
export type ShortcutRoom = (typeof SHORTCUT_ROOMS)[number];

/** Every shortcut there is: what listens and what lists them both read it here. */
export const SHORTCUTS = {
  palette: { room: "everywhere", keys: ["Mod+K"], inFields: true },
  shortcuts: { room: "everywhere", keys: ["?"], inFields: false },
  assistant: { room: "everywhere", keys: ["Mod+J"], inFields: true },
  quickAdd: { room: "everywhere", keys: ["N"], inFields: false },
  selectAll: { room: "documents", keys: ["Mod+A"], inFields: false },
  clearSelection: { room: "documents", keys: ["Escape"], inFields: false },
  trash: { room: "documents", keys: ["Delete"], inFields: false },
  moveOn: { room: "applications", keys: ["Shift+ArrowRight"], inFields: false },
  moveBack: { room: "applications", keys: ["Shift+ArrowLeft"], inFields: false },
  undo: { room: "editor", keys: ["Mod+Z"], inFields: true },
  redo: { room: "editor", keys: ["Mod+Shift+Z", "Mod+Y"], inFields: true },
  save: { room: "editor", keys: ["Mod+S"], inFields: true },
  newEntry: { room: "editor", keys: ["Mod+Enter"], inFields: true },
  duplicateEntry: { room: "editor", keys: ["Mod+D"], inFields: true },
  rows: { room: "editor", keys: ["ArrowUp", "ArrowDown"], inFields: false },
  rowActions: { room: "editor", keys: ["ArrowRight"], inFields: false },
  nextField: { room: "editor", keys: ["F8"], inFields: true },
  previousField: { room: "editor", keys: ["Shift+F8"], inFields: true },
  nextPanel: { room: "editor", keys: ["F6"], inFields: true },
  previousPanel: { room: "editor", keys: ["Shift+F6"], inFields: true },
} as const satisfies Record<string, Shortcut>;

export type ShortcutName = keyof typeof SHORTCUTS;

type Press = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/** Which of the given shortcuts a press of keys means. Signs such as “?” need Shift on some keyboards only, so Shift does not count for them. */
export function shortcutOf<Name extends ShortcutName>(press: Press, names: readonly Name[], isInField: boolean): Name | null {
  if (press.altKey) return null;
  const isMod = press.ctrlKey || press.metaKey;
  const key = press.key.length === 1 ? press.key.toUpperCase() : press.key;
  const isLetter = key !== key.toLowerCase();
  const pressed = `${isMod ? "Mod+" : ""}${press.shiftKey && isLetter ? "Shift+" : ""}${key}`;
  return (
    names.find((name) => (SHORTCUTS[name] as Shortcut).keys.includes(pressed) && (!isInField || SHORTCUTS[name].inFields)) ?? null
  );
}
