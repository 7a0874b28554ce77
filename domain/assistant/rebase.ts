import type { AssistantEdit } from "@/contracts/model/assistant/edit";
import { isSame } from "@/domain/merge/same";
import { applySharedPatch } from "@/domain/patch/apply";
import { childOf, writePointer } from "@/domain/patch/pointer";
import type { PlainChange } from "./changes";
import { mergeBlocks } from "./merge-blocks";

/**
 * A proposed edit as JSON Patch for a document as it is now: entries may have moved, and other places may have changed. Null if a place
 * that it changes is gone or has changed; of rich text, where the same paragraph or list item does.
 */
export function rebaseEdit(document: unknown, changes: readonly PlainChange[]): PatchOperation[] | null {
  const operations: PatchOperation[] = [];
  let current = document;
  for (const change of changes) {
    const made = operationsOf(current, change);
    if (!made) return null;
    const patched = applySharedPatch(current, made);
    if (!patched.ok) return null;
    current = patched.data;
    operations.push(...made);
  }
  return operations;
}

function operationsOf(document: unknown, { op, pointer, after, before, value }: PlainChange): PatchOperation[] | null {
  const segments = pointer
    .split("/")
    .slice(1)
    .map((segment) => segment.replaceAll("~1", "/").replaceAll("~0", "~"));
  const last = segments.pop();
  const holder = last === undefined ? null : resolve(document, segments);
  if (last === undefined) return null;
  if (!holder) return op === "add" ? inNewPart(document, segments, last, value) : null;
  const path = (segment: string | number) => writePointer([...holder.path, segment]);
  if (Array.isArray(holder.value)) return inList(holder.value, { op, id: last.slice(1), after, before, value }, path);
  const there = childOf(holder.value, last);
  if (op === "add") return there === undefined || isSame(there, value) ? [{ op: "add", path: path(last), value }] : null;
  if (op === "remove") return isSame(there, before) ? [{ op: "remove", path: path(last) }] : null;
  if (op !== "replace" || there === undefined) return null;
  const next = isSame(there, before) || isSame(there, value) ? value : merged(before, value, there);
  return next === null && value !== null ? null : [{ op: "replace", path: path(last), value: next }];
}

const merged = (before: unknown, value: unknown, there: unknown): string | null =>
  typeof before === "string" && typeof value === "string" && typeof there === "string" ? mergeBlocks(before, value, there) : null;

/** A part that a document has only once something is in it, such as a letter's details, is made with its first field. */
function inNewPart(document: unknown, segments: readonly string[], field: string, value: unknown): PatchOperation[] | null {
  const [part, ...deeper] = segments;
  if (part === undefined || deeper.length > 0 || childOf(document, part) !== undefined) return null;
  return [{ op: "add", path: writePointer([part]), value: { [field]: value } }];
}

type InList = Omit<PlainChange, "pointer"> & { id: string };

function inList(
  list: readonly unknown[],
  { op, id, after, before, value }: InList,
  path: (segment: string | number) => string,
): PatchOperation[] | null {
  const index = list.findIndex((entry) => childOf(entry, "id") === id);
  if (op === "add") return index < 0 ? [{ op: "add", path: path(placeAfter(list, after)), value }] : null;
  if (index < 0) return null;
  if (op === "remove") return isSame(list[index], before) ? [{ op: "remove", path: path(index) }] : null;
  if (op === "replace") return isSame(list[index], before) ? [{ op: "replace", path: path(index), value }] : null;
  const others = list.filter((_, position) => position !== index);
  return [{ op: "move", from: path(index), path: path(placeAfter(others, after)) }];
}

/** The position behind an entry; the end where that entry is gone. */
function placeAfter(list: readonly unknown[], after: string | null): number {
  if (after === null) return 0;
  const index = list.findIndex((entry) => childOf(entry, "id") === after);
  return index < 0 ? list.length : index + 1;
}

type PatchOperation = AssistantEdit["operations"][number];

type Place = { value: unknown; path: (string | number)[] };

/** The value at a place whose list positions are `#<id>`, and its path with positions. */
function resolve(document: unknown, segments: readonly string[]): Place | null {
  const path: (string | number)[] = [];
  let value = document;
  for (const segment of segments) {
    const key = Array.isArray(value) ? value.findIndex((entry) => childOf(entry, "id") === segment.slice(1)) : segment;
    value = key === -1 ? undefined : childOf(value, String(key));
    if (value === undefined) return null;
    path.push(key);
  }
  return typeof value === "object" && value !== null ? { value, path } : null;
}
