import { isRecord } from "@/domain/is-record";
import { writePointer } from "@/domain/patch/pointer";
import { isSameJson } from "@/domain/patch/same-json";

/** A place whose value has changed. Without a value it is gone. */
export type Change = { path: string; value?: unknown };

/** What differs between two states, as pointers into the later one, each at the deepest place where it differs. Parts that both share cost nothing. */
export function changesBetween(before: unknown, after: unknown, way: readonly string[] = []): Change[] {
  if (before === after) return [];
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return after.flatMap((value, index) => changesBetween(before[index], value, [...way, String(index)]));
  if (isRecord(before) && isRecord(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names].flatMap((name) => changesBetween(before[name], after[name], [...way, name]));
  }
  if (after === undefined) return [{ path: writePointer(way) }];
  if (Array.isArray(before) && Array.isArray(after)) return listChanges(before, after, way);
  return isSameJson(before, after) ? [] : [{ path: writePointer(way), value: after }];
}

/** Items added at the end are named alone; any other change of the length shows the list. */
function listChanges(before: readonly unknown[], after: readonly unknown[], way: readonly string[]): Change[] {
  const isExtended = before.length < after.length && before.every((value, index) => isSameJson(value, after[index]));
  if (!isExtended) return [{ path: writePointer(way), value: after }];
  return after
    .slice(before.length)
    .map((value, index) => ({ path: writePointer([...way, String(before.length + index)]), value }));
}
