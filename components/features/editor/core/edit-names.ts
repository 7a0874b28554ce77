import type messages from "@/messages/en.json";

/** The names of edits. Each has a text in `editor.edits`, shown for undo and redo. */
export type EditName = keyof (typeof messages)["editor"]["edits"];

/** A label whose name is known to the interface's texts. */
export const label = (name: EditName, target = "") => ({ name, target });
