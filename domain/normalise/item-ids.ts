import type { ResumeData } from "@/contracts/model/resume/data";
import { SECTION_KEYS } from "@/contracts/model/resume/sections/forms";

/** Gives items, roles and custom fields with a missing or duplicate id an id derived from their position. */
export function settleIds(data: ResumeData): ResumeData {
  let sections = data.sections;
  for (const key of SECTION_KEYS) {
    const items = settleItems<{ id: string }>(sections[key].items, key);
    if (items !== sections[key].items) sections = { ...sections, [key]: { ...sections[key], items } };
  }
  const customSections = settleList(data.customSections, "section").map((section) => {
    const items = settleItems<{ id: string }>(section.items, section.id);
    return items === section.items ? section : ({ ...section, items } as typeof section);
  });
  const sameCustom = customSections.every((section, index) => section === data.customSections[index]);
  const customFields = settleList(data.basics.customFields, "field");
  const basics = customFields === data.basics.customFields ? data.basics : { ...data.basics, customFields };
  if (sections === data.sections && sameCustom && basics === data.basics) return data;
  return { ...data, basics, sections, customSections: sameCustom ? data.customSections : customSections };
}

function settleItems<Item extends { id: string; roles?: { id: string }[] }>(items: Item[], prefix: string): Item[] {
  const settled = settleList(items, prefix).map((item) => {
    if (!item.roles || item.roles.length === 0) return item;
    const roles = settleList(item.roles, "role");
    return roles === item.roles ? item : { ...item, roles };
  });
  return settled.every((item, index) => item === items[index]) ? items : settled;
}

function settleList<Entry extends { id: string }>(entries: Entry[], prefix: string): Entry[] {
  const all = new Set(entries.map((entry) => entry.id));
  if (all.size === entries.length && !all.has("")) return entries;
  const used = new Set<string>();
  return entries.map((entry, index) => {
    const taken = entry.id === "" || used.has(entry.id);
    const id = taken ? freeId(`${prefix}-${index + 1}`, all) : entry.id;
    used.add(id);
    all.add(id);
    return taken ? { ...entry, id } : entry;
  });
}

function freeId(preferred: string, taken: ReadonlySet<string>): string {
  let id = preferred.slice(0, 190);
  for (let number = 2; taken.has(id); number++) id = `${preferred.slice(0, 190)}-${number}`;
  return id;
}
