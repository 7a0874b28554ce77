import type { CustomSection } from "@/contracts/model/resume/custom-section";
import type { ResumeData, Sections, Summary } from "@/contracts/model/resume/data";
import { isSectionKey, SECTION_KEYS, type SectionKey, sectionForm } from "@/contracts/model/resume/sections/forms";
import { isBlankRichText } from "@/domain/rich-text/plain";
import { sectionTitle } from "@/domain/section-titles";

export type SectionKind = SectionKey | "summary" | "cover-letter";

/** Any item: the common fields, and others by name. */
export interface AnyItem {
  id: string;
  hidden: boolean;
  [field: string]: unknown;
}

/** A built-in or custom section of a resume in one shape. */
export interface AnySection {
  /** Its id in the layout: a section key, `summary`, or the id of a custom section. */
  id: string;
  kind: SectionKind;
  isCustom: boolean;
  /** JSON pointer into the resume data. */
  pointer: string;
  section: Summary | Sections[SectionKey] | CustomSection;
  /** All its items. The built-in summary has one, made from its content, without its own pointer. */
  items: readonly AnyItem[];
}

/** Every section of a resume: the summary, the built-in ones, then the custom ones. */
export function allSections(data: ResumeData): AnySection[] {
  const { summary } = data;
  return [
    {
      id: "summary",
      kind: "summary",
      isCustom: false,
      pointer: "/summary",
      section: summary,
      items: [{ id: "summary", hidden: false, content: summary.content }],
    },
    ...SECTION_KEYS.map((key): AnySection => {
      const section = data.sections[key];
      return { id: key, kind: key, isCustom: false, pointer: `/sections/${key}`, section, items: section.items };
    }),
    ...data.customSections.map(
      (section, index): AnySection => ({
        id: section.id,
        kind: section.type,
        isCustom: true,
        pointer: `/customSections/${index}`,
        section,
        items: section.items,
      }),
    ),
  ];
}

/** An item whose main field is empty: stored, never printed. */
export function isDraft(kind: SectionKind, item: AnyItem): boolean {
  if (kind === "summary" || kind === "cover-letter") return typeof item.content !== "string" || isBlankRichText(item.content);
  const main = item[sectionForm(kind).mainField];
  return typeof main !== "string" || main.trim() === "";
}

/** The items that are printed: neither hidden nor drafts. None when the section is hidden. */
export function printedItems({ kind, section, items }: AnySection): AnyItem[] {
  return section.hidden ? [] : items.filter((item) => !item.hidden && !isDraft(kind, item));
}

/** The heading that is printed: as typed, else in the resume's language. */
export const headingOf = ({ kind, section }: AnySection, locale: string): string =>
  section.title.trim() || sectionTitle(kind, locale);

/** The text of an item's field; empty if it is not text. */
export function fieldText(item: AnyItem, field: string | null): string {
  const value = field === null ? undefined : item[field];
  return typeof value === "string" ? value.trim() : "";
}

/** The text field of an item's dates, or nothing. */
export function printedDates(kind: SectionKind, item: AnyItem): string {
  return isSectionKey(kind) ? fieldText(item, sectionForm(kind).datesText) : "";
}
