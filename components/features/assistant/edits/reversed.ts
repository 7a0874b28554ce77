import type { PlainChange } from "@/domain/assistant/changes";

const isEntry = (pointer: string) => pointer.slice(pointer.lastIndexOf("/") + 1).startsWith("#");

/** The changes that bring back what was there before an edit; null where an edit does not say that, because it moved or removed entries. */
export function reversed(changes: readonly PlainChange[]): PlainChange[] | null {
  const back: PlainChange[] = [];
  for (const { op, pointer, before, value } of changes.toReversed()) {
    const none = { pointer, after: null, before: null, value: null };
    if (op === "replace") back.push({ ...none, op, before: value, value: before });
    else if (op === "add") back.push({ ...none, op: "remove", before: value });
    else if (op === "remove" && !isEntry(pointer)) back.push({ ...none, op: "add", value: before });
    else return null;
  }
  return back;
}
