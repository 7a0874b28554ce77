import { isSectionKey, sectionForm } from "@/contracts/model/resume/sections/forms";
import { isRecord } from "@/domain/is-record";
import type { RecordData, RecordSection } from "@/domain/record/fields";
import { richTextToPlain } from "@/domain/rich-text/plain";

/** A field of an entry as plain text: dates as they are printed, lists with commas, an address without its label. */
export function recordText(section: RecordSection, field: string, data: RecordData): string {
  const isDates = field === "dates" && isSectionKey(section);
  const value = data[isDates ? (sectionForm(section).datesText ?? "dates") : field];
  if (typeof value === "string") return richTextToPlain(value);
  if (typeof value === "number") return String(value);
  if (Array.isArray(value)) return value.map(textOfEntry).filter(Boolean).join(", ");
  return isRecord(value) && typeof value.url === "string" ? value.url : "";
}

/** A keyword, a role or a contact detail. */
const textOfEntry = (entry: unknown): string => {
  if (typeof entry === "string") return entry;
  if (!isRecord(entry)) return "";
  return [entry.position, entry.text].filter((text) => typeof text === "string").join(" ");
};
