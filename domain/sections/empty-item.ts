import type { CustomSectionType } from "@/contracts/model/resume/custom-section";
import { isSectionKey, sectionForm } from "@/contracts/model/resume/sections/forms";

const EMPTY_WEBSITE = { url: "", label: "", inlineLink: false };
const EMPTY_DATES = { start: null, end: null, present: false };

/** A new item of a type with every field empty: a draft until its main field has text. */
export function emptyItem(type: CustomSectionType, id: string): { id: string; hidden: boolean; [field: string]: unknown } {
  if (!isSectionKey(type)) {
    const texts = type === "summary" ? { content: "" } : { recipient: "", content: "" };
    return { id, hidden: false, ...texts };
  }
  const { fields, datesText } = sectionForm(type);
  const values = Object.fromEntries(fields.map(({ name, kind }) => [name, EMPTY_VALUES[kind]()]));
  return { id, hidden: false, ...values, ...(datesText ? { [datesText]: "" } : {}) };
}

const EMPTY_VALUES = {
  text: () => "",
  "rich-text": () => "",
  website: () => ({ ...EMPTY_WEBSITE }),
  dates: () => ({ ...EMPTY_DATES }),
  level: () => 0,
  keywords: () => [],
  icon: () => "",
  color: () => "",
  roles: () => [],
} as const;
