import type messages from "@/messages/en.json";

/** What edits are called. Each name has its text in `editor.edits`, shown at undo and redo. */
export type EditName = keyof (typeof messages)["editor"]["edits"];

/** A label whose name is known to the interface's texts. */
export const label = (name: EditName, target = "") => ({ name, target });
