import { isSectionKey, SECTION_KEYS, type SectionKey, sectionForm } from "@/contracts/model/resume/sections/forms";
import { isRecord } from "@/domain/is-record";
import { isSame } from "@/domain/merge/same";

/** What an entry of the career record may be: an item of a section, a summary, or the person's contact details. */
export const RECORD_SECTIONS = [...SECTION_KEYS, "summary", "basics"] as const;
export type RecordSection = SectionKey | "summary" | "basics";

/** The fields of an entry by name: an item without `id` and `hidden`. */
export type RecordData = Readonly<Record<string, unknown>>;

type FieldKind = "text" | "list" | "value";

const BASICS: Readonly<Record<string, FieldKind>> = {
  name: "text",
  email: "text",
  phone: "text",
  location: "text",
  website: "value",
  customFields: "list",
};

const KINDS: Readonly<Record<string, FieldKind | null>> = {
  text: "text",
  "rich-text": "text",
  keywords: "text",
  roles: "list",
  website: "value",
  dates: "value",
  level: "value",
  // The document's own.
  icon: null,
  color: null,
};

function kindsOf(section: RecordSection): Readonly<Record<string, FieldKind>> {
  if (section === "basics") return BASICS;
  if (section === "summary") return { content: "text" };
  return Object.fromEntries(
    sectionForm(section).fields.flatMap(({ name, kind }) => {
      const own = KINDS[kind] ?? null;
      return own === null ? [] : [[name, own] as const];
    }),
  );
}

const known = Object.fromEntries(RECORD_SECTIONS.map((section) => [section, kindsOf(section)])) as Record<
  RecordSection,
  Readonly<Record<string, FieldKind>>
>;
const names = Object.fromEntries(
  RECORD_SECTIONS.map((section) => [section, Object.keys(known[section])] as const),
) as unknown as Record<RecordSection, readonly string[]>;

/**
 * The fields that an entry shares with its linked items, by name. `dates` includes the text that is printed from it. Icons, their colours,
 * `hidden` and the headline belong to the document.
 */
export const recordFields = (section: RecordSection): readonly string[] => names[section];

/** The fields that a wording may have: texts and lists of texts. */
export const wordingFields = (section: RecordSection): readonly string[] =>
  names[section].filter((field) => known[section][field] !== "value");

/** The field that a name in a request refers to: the text of dates is part of `dates`. */
export const fieldNamed = (section: RecordSection, name: string): string | null => {
  const field = isSectionKey(section) && name === sectionForm(section).datesText ? "dates" : name;
  return names[section].includes(field) ? field : null;
};

/** A field as it is compared: lists without the ids and icons of their entries, and dates without their printed text. */
export function comparable(field: string, data: RecordData): unknown {
  const value = data[field];
  if (!Array.isArray(value) || (field !== "roles" && field !== "customFields")) return value;
  return value.map((entry: unknown) => {
    if (!isRecord(entry)) return entry;
    const { id: _id, icon: _icon, period: _period, ...rest } = entry;
    return rest;
  });
}

export const isSameField = (field: string, one: RecordData, other: RecordData): boolean =>
  isSame(comparable(field, one), comparable(field, other));

/** The fields in which two texts of an entry differ. */
export const differingFields = (section: RecordSection, one: RecordData, other: RecordData): string[] =>
  names[section].filter((field) => !isSameField(field, one, other));
