import { isSectionKey, sectionForm } from "@/contracts/model/resume/sections/forms";
import { isRecord } from "@/domain/is-record";
import { type RecordData, type RecordSection, wordingFields } from "@/domain/record/fields";
import { richTextToMarkdown } from "@/domain/rich-text/markdown";

/** How a field of an entry is typed. Dates are typed as they are printed; the server reads them. */
export type FormField = { name: string; kind: "line" | "prose" | "keywords" | "dates" | "website" | "level" };

const KINDS: Readonly<Record<string, FormField["kind"]>> = {
  text: "line",
  "rich-text": "prose",
  keywords: "keywords",
  dates: "dates",
  website: "website",
  level: "level",
};

const BASICS: readonly FormField[] = [
  { name: "name", kind: "line" },
  { name: "email", kind: "line" },
  { name: "phone", kind: "line" },
  { name: "location", kind: "line" },
  { name: "website", kind: "website" },
];

/** The fields of an entry that a person types, in the order of the form. Roles and other contact details are not among them. */
export function formFields(section: RecordSection): readonly FormField[] {
  if (section === "basics") return BASICS;
  if (section === "summary") return [{ name: "content", kind: "prose" }];
  return sectionForm(section).fields.flatMap(({ name, kind }) => {
    const own = KINDS[kind];
    return own === undefined ? [] : [{ name, kind: own }];
  });
}

/** The fields that another wording of an entry may have and a person types. */
export const wordingFormFields = (section: RecordSection): readonly FormField[] =>
  formFields(section).filter(({ name }) => wordingFields(section).includes(name));

const textField = (section: RecordSection): string => (isSectionKey(section) ? (sectionForm(section).datesText ?? "") : "");

/** A field as it is typed. */
export function typedText(section: RecordSection, { name, kind }: FormField, data: RecordData): string {
  const value = data[kind === "dates" ? textField(section) : name];
  if (kind === "website") return isRecord(value) && typeof value.url === "string" ? value.url : "";
  if (kind === "keywords") return Array.isArray(value) ? value.join(", ") : "";
  if (kind === "level") return typeof value === "number" ? String(value) : "0";
  if (typeof value !== "string") return "";
  return kind === "prose" ? richTextToMarkdown(value) : value;
}

/** The part of an entry's data that typing has changed. */
export function typedData(
  section: RecordSection,
  fields: readonly FormField[],
  data: RecordData,
  typed: Readonly<Record<string, string>>,
): Record<string, unknown> {
  const changed = fields.filter((field) => (typed[field.name] ?? "") !== typedText(section, field, data));
  return Object.fromEntries(
    changed.map(({ name, kind }) => {
      const text = (typed[name] ?? "").trim();
      if (kind === "dates") return [textField(section), text];
      if (kind === "keywords") return [name, text.split(",").flatMap((word) => word.trim() || [])];
      if (kind === "level") return [name, Number(text)];
      const before = data[name];
      if (kind === "website") return [name, { ...(isRecord(before) ? before : { label: "" }), url: text }];
      return [name, text];
    }),
  );
}
