import { isSectionKey, sectionForm } from "@/contracts/model/resume/sections/forms";
import type { ItemWebsite } from "@/contracts/model/resume/website";
import { isRecord } from "@/domain/is-record";
import { type AnyItem, fieldText, printedDates, type SectionKind } from "@/domain/sections/all-sections";
import type { Role } from "@/sections/experience/schema";

/** An item in a common form for all sections; missing parts are empty strings or lists. */
export interface Entry {
  /** Main line: company, school, name, title … */
  primary: string;
  /** Next to it: position, degree and area, awarder … */
  secondary: string;
  dates: string;
  /** Smaller facts, such as the place and the grade. */
  details: string[];
  website: ItemWebsite | null;
  /** Rich text. */
  description: string;
  keywords: string[];
  roles: Role[];
}

/** Reads an item of any section. */
export function entryOf(kind: SectionKind, item: AnyItem): Entry {
  const text = (field: string) => fieldText(item, field);
  const definition = isSectionKey(kind) ? sectionForm(kind) : null;
  const secondary =
    kind === "education"
      ? [text("degree"), text("area")].filter((part) => part !== "").join(", ")
      : fieldText(item, definition?.secondField ?? null);
  return {
    primary: fieldText(item, definition?.mainField ?? null),
    secondary,
    dates: printedDates(kind, item),
    details: [text("location"), text("grade"), text("phone")].filter((part) => part !== ""),
    website: websiteOf(item.website),
    description: kind === "summary" || kind === "cover-letter" ? text("content") : text("description"),
    keywords: Array.isArray(item.keywords)
      ? item.keywords.filter((keyword) => typeof keyword === "string" && keyword.trim() !== "")
      : [],
    roles: Array.isArray(item.roles) ? (item.roles as Role[]) : [],
  };
}

/** Sections whose items are one line each. */
export const isListKind = (kind: SectionKind): boolean => isSectionKey(kind) && sectionForm(kind).isList;

function websiteOf(value: unknown): ItemWebsite | null {
  if (!isRecord(value) || typeof value.url !== "string" || value.url.trim() === "") return null;
  return {
    url: value.url.trim(),
    label: typeof value.label === "string" ? value.label.trim() : "",
    inlineLink: value.inlineLink === true,
  };
}
