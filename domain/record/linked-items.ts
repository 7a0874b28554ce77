import type { ResumeData } from "@/contracts/model/resume/data";
import { isSame } from "@/domain/merge/same";
import type { RecordSection } from "@/domain/record/fields";
import { type AnyItem, allSections } from "@/domain/sections/all-sections";

// A resume names its linked items by section kind and id, such as `experience/a1`. An exclamation mark before it means that the link waits
// for something: the record moved on while the resume was locked, or changed a field that is overridden.

export type LinkedItem = { section: RecordSection; itemId: string; isPending: boolean };

export const nameOfItem = ({ section, itemId, isPending }: LinkedItem): string => `${isPending ? "!" : ""}${section}/${itemId}`;

export function itemNamed(name: string): LinkedItem {
  const isPending = name.startsWith("!");
  const slash = name.indexOf("/");
  return { section: name.slice(isPending ? 1 : 0, slash) as RecordSection, itemId: name.slice(slash + 1), isPending };
}

/** An item that can be linked, with where it is. */
export type LinkableItem = { section: RecordSection; sectionId: string; item: AnyItem };

/** The items that can be linked. An id that occurs twice in a resume names the first item. */
export function linkableItems(data: ResumeData): Map<string, LinkableItem> {
  const found = new Map<string, LinkableItem>();
  const { headline: _headline, ...basics } = data.basics;
  found.set("basics", { section: "basics", sectionId: "basics", item: { id: "basics", hidden: false, ...basics } });
  for (const { id, kind, items } of allSections(data)) {
    if (kind === "cover-letter") continue;
    for (const item of items) if (!found.has(item.id)) found.set(item.id, { section: kind, sectionId: id, item });
  }
  return found;
}

/** The linked items that a resume still has, and those that it no longer has. Moving to a section of another kind ends a link too. */
export function splitByPresence(names: readonly string[], data: ResumeData): { present: LinkedItem[]; gone: LinkedItem[] } {
  const items = linkableItems(data);
  const present: LinkedItem[] = [];
  const gone: LinkedItem[] = [];
  for (const name of names) {
    const linked = itemNamed(name);
    (items.get(linked.itemId)?.section === linked.section ? present : gone).push(linked);
  }
  return { present, gone };
}

/** Whether a change of a resume leaves its links as they are: every linked item is there, and those that wait are unchanged. */
export function leavesLinks(names: readonly string[], before: ResumeData, after: ResumeData): boolean {
  if (names.length === 0) return true;
  const { present, gone } = splitByPresence(names, after);
  if (gone.length > 0) return false;
  const pending = present.filter(({ isPending }) => isPending);
  if (pending.length === 0) return true;
  const [was, is] = [linkableItems(before), linkableItems(after)];
  return pending.every(({ itemId }) => isSame(was.get(itemId)?.item, is.get(itemId)?.item));
}
