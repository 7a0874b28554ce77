import type { ResumeData } from "@/contracts/model/resume/data";
import { isRecord } from "@/domain/is-record";
import { isSame } from "@/domain/merge/same";
import { settleDates } from "@/domain/normalise/dated-items";
import { settleIds } from "@/domain/normalise/item-ids";
import { comparable, type RecordData } from "@/domain/record/fields";
import type { LinkableItem } from "@/domain/record/linked-items";
import type { AnyItem } from "@/domain/sections/all-sections";

/** An item with fields of the record's text. Entries of its lists keep the ids and icons that they have in the document. */
export function adopt(item: AnyItem, fields: readonly string[], text: RecordData): AnyItem {
  const taken = fields.map((field) => {
    const value = text[field];
    return [field, Array.isArray(value) && Array.isArray(item[field]) ? withOwnIds(field, value, item[field]) : value];
  });
  return { ...item, ...Object.fromEntries(taken) };
}

function withOwnIds(field: string, values: readonly unknown[], own: readonly unknown[]): unknown[] {
  if (field !== "roles" && field !== "customFields") return [...values];
  const plain = (entry: unknown) => (comparable(field, { [field]: [entry] }) as unknown[])[0];
  const left = own.filter(isRecord).map((entry) => ({ entry, plain: plain(entry) }));
  const take = (index: number) => (index < 0 ? undefined : left.splice(index, 1)[0]?.entry);
  // An entry that stays as it is keeps its id wherever it moves; the others get those that are left, in order.
  const same = values.map((value) => take(left.findIndex(({ plain: was }) => isSame(was, plain(value)))));
  return values.map((value, index) => {
    const mine = same[index] ?? take(0);
    if (!mine || !isRecord(value)) return value;
    return { ...value, id: mine.id, ...("icon" in mine && { icon: mine.icon }) };
  });
}

/** A resume with these items in place of those that they replace, its dates printed and its ids unique. */
export function withItems(
  data: ResumeData,
  replaced: readonly (Omit<LinkableItem, "section"> & { section: string })[],
): ResumeData {
  let next = data;
  for (const { sectionId, item } of replaced) next = withItem(next, sectionId, item);
  return settleIds(settleDates(next, next.metadata.page));
}

function withItem(data: ResumeData, sectionId: string, item: AnyItem): ResumeData {
  if (item.id === "basics" && sectionId === "basics") {
    const { id: _id, hidden: _hidden, ...basics } = item;
    return { ...data, basics: { ...data.basics, ...basics } };
  }
  if (item.id === "summary" && sectionId === "summary")
    return { ...data, summary: { ...data.summary, content: String(item.content ?? "") } };
  const put = <Section extends { items: { id: string }[] }>(section: Section): Section => ({
    ...section,
    items: section.items.map((other) => (other.id === item.id ? item : other)),
  });
  const key = sectionId as keyof ResumeData["sections"];
  // The id of a custom section may be that of a built-in one.
  if (Object.hasOwn(data.sections, sectionId) && data.sections[key].items.some(({ id }) => id === item.id))
    return { ...data, sections: { ...data.sections, [key]: put(data.sections[key] as { items: { id: string }[] }) } };
  const customSections = data.customSections.map((section) =>
    section.id === sectionId ? (put(section as { items: { id: string }[] }) as typeof section) : section,
  );
  return { ...data, customSections };
}
