import type { Write } from "@/components/features/editor/ai/accept";
import { valueAt } from "@/domain/patch/index-path";

/** Writes a value to its place in a draft of the document; a place that is gone is left alone. */
export function applyWrite(draft: object, { pointer, value }: Write): void {
  const at = pointer.lastIndexOf("/");
  const holder = at === 0 ? draft : valueAt(draft, pointer.slice(0, at));
  if (typeof holder === "object" && holder !== null) Object.assign(holder, { [pointer.slice(at + 1)]: value });
}
