import type { Write } from "@/components/features/editor/ai/accept";
import { type AnyItem, findItemSection, itemsOf } from "@/components/features/editor/resume/document-structure";
import { sectionPointer } from "@/components/features/editor/resume/field-pointer";
import type { TailoringChange } from "@/contracts/model/ai/tailoring";
import type { ResumeData } from "@/contracts/model/resume/data";
import { valueAt } from "@/domain/patch/index-path";

/** The place a change is about, as the page names it. */
export function pointerOf(change: TailoringChange): string {
  const { section } = change;
  if (change.kind === "order") return sectionPointer(section);
  if (change.kind === "hide") return `${sectionPointer(section)}/items/#${change.itemId}/hidden`;
  if (change.itemId === null) return `/${section}/${change.field}`;
  const item = `${sectionPointer(section)}/items/#${change.itemId}`;
  return change.roleId === null ? `${item}/${change.field}` : `${item}/roles/#${change.roleId}/${change.field}`;
}

/** What the document holds once a change is accepted (`after`) or rejected (`before`); null where its place is gone. */
export function writeOf(data: ResumeData, change: TailoringChange, side: "before" | "after"): Write | null {
  const pointer = pointerOf(change);
  if (change.kind === "order") {
    const section = findItemSection(data, change.section);
    return section ? { pointer: `${pointer}/items`, value: inOrder(itemsOf(section), change[side]) } : null;
  }
  if (valueAt(data, pointer) === undefined) return null;
  return { pointer, value: change.kind === "hide" ? side === "after" : change[side] };
}

/** Whether the document holds a side of a change now. What was edited since holds neither. */
export function holds(data: ResumeData, change: TailoringChange, side: "before" | "after"): boolean {
  const write = writeOf(data, change, side);
  if (!write) return false;
  const now = valueAt(data, write.pointer);
  if (change.kind !== "order") return now === write.value;
  return idsOf(now as AnyItem[]) === idsOf(write.value as AnyItem[]);
}

const idsOf = (items: readonly AnyItem[]): string => items.map(({ id }) => id).join(" ");

/** Entries in a given order; those that it does not name keep their places behind the one before them. */
function inOrder(items: readonly AnyItem[], order: readonly string[]): AnyItem[] {
  const rank = new Map(order.map((id, index) => [id, index]));
  let last = -1;
  const placed = items.map((item) => {
    last = rank.get(item.id) ?? last;
    return { item, rank: last, isNamed: rank.has(item.id) };
  });
  return placed.toSorted((a, b) => a.rank - b.rank || Number(b.isNamed) - Number(a.isNamed)).map(({ item }) => item);
}
