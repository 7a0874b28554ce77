import type { AssistantChange } from "@/contracts/model/assistant/edit";
import { type Entries, isEntries, isRecord, isSame } from "@/domain/merge/same";
import { entrySegment } from "@/domain/merge/value";
import { writePointer } from "@/domain/patch/pointer";

/** A change as it is applied; what a person reads of it is added later. */
export type PlainChange = Pick<AssistantChange, "op" | "pointer" | "after" | "before" | "value">;

/** What leads from one state of a document to another, by places that do not depend on positions in lists of entries. */
export function changesBetween(before: unknown, after: unknown, pointer = ""): PlainChange[] {
  if (isSame(before, after)) return [];
  if (isRecord(before) && isRecord(after)) return ofRecords(before, after, pointer);
  if (isEntries(before) && isEntries(after)) return ofEntries(before, after, pointer);
  return [{ op: "replace", pointer, after: null, before, value: after }];
}

type Fields = Readonly<Record<string, unknown>>;

function ofRecords(before: Fields, after: Fields, pointer: string): PlainChange[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.flatMap((key): PlainChange[] => {
    const [was, is, place] = [before[key], after[key], pointer + writePointer([key])];
    if (was === undefined && is !== undefined) return [{ op: "add", pointer: place, after: null, before: null, value: is }];
    if (was !== undefined && is === undefined) return [{ op: "remove", pointer: place, after: null, before: was, value: null }];
    return changesBetween(was, is, place);
  });
}

function ofEntries(before: Entries, after: Entries, pointer: string): PlainChange[] {
  const [old, fresh] = [byId(before), byId(after)];
  const place = (id: string) => `${pointer}/${entrySegment(id)}`;
  const removed = before
    .filter(({ id }) => !fresh.has(id))
    .map((entry): PlainChange => ({ op: "remove", pointer: place(entry.id), after: null, before: entry, value: null }));
  const changed = after.flatMap((entry) => (old.has(entry.id) ? changesBetween(old.get(entry.id), entry, place(entry.id)) : []));
  const order = before.filter(({ id }) => fresh.has(id)).map(({ id }) => id);
  const placed = after.flatMap((entry, index): PlainChange[] => {
    const previous = after[index - 1]?.id ?? null;
    if (!old.has(entry.id)) {
      order.splice(index, 0, entry.id);
      return [{ op: "add", pointer: place(entry.id), after: previous, before: null, value: entry }];
    }
    if (order[index] === entry.id) return [];
    order.splice(order.indexOf(entry.id), 1);
    order.splice(index, 0, entry.id);
    return [{ op: "move", pointer: place(entry.id), after: previous, before: null, value: null }];
  });
  return [...removed, ...changed, ...placed];
}

const byId = (entries: Entries) => new Map(entries.map((entry) => [entry.id, entry]));
