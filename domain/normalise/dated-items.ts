import type { CustomSection } from "@/contracts/model/resume/custom-section";
import type { ResumeData } from "@/contracts/model/resume/data";
import type { Dates } from "@/contracts/model/resume/dates";
import { isSectionKey, SECTION_KEYS, sectionForm } from "@/contracts/model/resume/sections/forms";
import { parseDates } from "@/domain/dates/parse";
import { type DateStyle, printDates } from "@/domain/dates/print";

/** An item or role with dates, and the name of the field that holds their text. `dates` is missing in older data. */
interface DatedEntry {
  dates?: Dates;
  [field: string]: unknown;
}
type Change = (entry: DatedEntry, textField: "period" | "date") => DatedEntry;

/** Applies a change to every dated item and role; unchanged ones keep their identity. */
function mapDatedEntries(data: ResumeData, change: Change): ResumeData {
  const sections = mapSections(data.sections, change);
  const customSections = mapShared(data.customSections, (section) => mapCustomSection(section, change));
  return sections === data.sections && customSections === data.customSections ? data : { ...data, sections, customSections };
}

/** Every text of a date in the resume, in no particular order. */
export function dateTexts(data: ResumeData): string[] {
  const texts: string[] = [];
  mapDatedEntries(data, (entry, textField) => {
    const text = entry[textField];
    if (typeof text === "string" && text !== "") texts.push(text);
    return entry;
  });
  return texts;
}

/** Fills missing dates from their text, then rewrites every text from its dates (interface-details 3.9). */
export function settleDates(data: ResumeData, style: DateStyle): ResumeData {
  return mapDatedEntries(data, (entry, textField) => {
    const text = String(entry[textField] ?? "");
    const dates = entry.dates ?? parseDates(text, style.locale);
    const printed = printDates(dates, style);
    return entry.dates === dates && printed === text ? entry : { ...entry, [textField]: printed, dates };
  });
}

function mapSections(sections: ResumeData["sections"], change: Change): ResumeData["sections"] {
  let result = sections;
  for (const key of SECTION_KEYS) {
    const textField = sectionForm(key).datesText;
    if (textField === null) continue;
    const items: unknown[] = sections[key].items;
    const mapped = mapItems(items, textField, change);
    if (mapped !== items) result = { ...result, [key]: { ...sections[key], items: mapped } };
  }
  return result;
}

function mapCustomSection(section: CustomSection, change: Change): CustomSection {
  const textField = isSectionKey(section.type) ? sectionForm(section.type).datesText : null;
  if (textField === null) return section;
  const items: unknown[] = section.items;
  const mapped = mapItems(items, textField, change);
  return mapped === items ? section : ({ ...section, items: mapped } as CustomSection);
}

function mapItems(items: unknown[], textField: "period" | "date", change: Change): unknown[] {
  return mapShared(items, (stored) => {
    const item = stored as DatedEntry;
    const changed = change(item, textField);
    const { roles } = changed;
    if (!Array.isArray(roles) || roles.length === 0) return changed;
    const mapped = mapShared(roles as unknown[], (role) => change(role as DatedEntry, "period"));
    return mapped === roles ? changed : { ...changed, roles: mapped };
  });
}

/** `map` that returns the same array if nothing changed. */
function mapShared<Entry>(entries: Entry[], change: (entry: Entry) => Entry): Entry[] {
  const mapped = entries.map(change);
  return mapped.every((entry, index) => entry === entries[index]) ? entries : mapped;
}
