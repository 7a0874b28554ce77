import type { CustomSectionType } from "@/contracts/model/resume/custom-section";
import { NO_DATES } from "@/domain/dates/parse";
import { fieldsOfType, type ReviewItem } from "@/domain/imports/review/sections";

const EMPTY: Record<string, () => unknown> = {
  dates: () => NO_DATES,
  website: () => ({ url: "", label: "", inlineLink: false }),
  keywords: () => [],
  roles: () => [],
  level: () => 0,
};

/** An entry without any text. */
export function emptyEntry(type: CustomSectionType, id: string): ReviewItem {
  const { fields, datesText } = fieldsOfType(type);
  const values = fields.map(({ name, kind }) => [name, EMPTY[kind]?.() ?? ""]);
  return { id, hidden: false, ...Object.fromEntries(values), ...(datesText ? { [datesText]: "" } : {}) };
}
