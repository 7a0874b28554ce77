import type { PatchOperation } from "@/domain/patch/apply";
import { type Change, changesBetween } from "@/domain/patch/changes";
import { childOf, readPointer } from "@/domain/patch/pointer";
import { isSameJson } from "@/domain/patch/same-json";

type Patched = {
  id: string;
  updatedAt: string;
  change: { before: unknown; after: unknown };
  operations: readonly PatchOperation[];
};

/** An operation that was accepted and whose value is stored in another form, or not at all. */
type Adjusted = { index: number; path: string; stored: unknown; hint?: string };

type PatchAnswer = { id: string; updatedAt: string; changed: Change[]; adjusted?: Adjusted[]; note?: string };

/** The result of a patch: the changed places instead of the whole resume, and the operations that did not take effect as written. */
export function patchAnswer({ id, updatedAt, change, operations }: Patched): PatchAnswer {
  const changed = changesBetween(change.before, change.after);
  const adjusted = operations.flatMap((operation, index) => adjustedBy(operation, index, change.after));
  return {
    id,
    updatedAt,
    changed,
    ...(adjusted.length > 0 && { adjusted }),
    ...(changed.length === 0 && { note: "The patch was accepted, but nothing changed." }),
  };
}

function adjustedBy(operation: PatchOperation, index: number, after: unknown): Adjusted[] {
  if (operation.op !== "add" && operation.op !== "replace") return [];
  const target = readPointer(operation.path);
  const last = target.ok ? target.segments.at(-1) : undefined;
  // What is added to a list moves with it.
  if (!target.ok || last === undefined || /^(-|\d+)$/.test(last)) return [];
  const holder = target.segments.slice(0, -1).reduce(childOf, after);
  const stored = childOf(holder, last);
  if (isSameOrFuller(operation.value ?? null, stored)) return [];
  const isDatesText = (last === "period" || last === "date") && childOf(holder, "dates") !== undefined;
  const hint = `\`${last}\` is written from \`dates\`. Write ${operation.path.slice(0, -last.length)}dates instead.`;
  return [{ index, path: operation.path, stored: stored ?? null, ...(isDatesText && { hint }) }];
}

/** Defaults may have been added to the value. */
function isSameOrFuller(written: unknown, stored: unknown): boolean {
  if (typeof written !== "object" || written === null || typeof stored !== "object" || stored === null)
    return isSameJson(written, stored);
  return Object.entries(written).every(([name, value]) => isSameOrFuller(value, childOf(stored, name)));
}
