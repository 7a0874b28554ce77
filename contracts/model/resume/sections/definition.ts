import type { z } from "zod";

/** The kind of form control for a field. */
export type FieldKind = "text" | "rich-text" | "website" | "dates" | "level" | "keywords" | "icon" | "color" | "roles";

/** A field of an item as an editor needs it, in the order of a form. */
export interface FieldDefinition<Name extends string = string> {
  name: Name;
  kind: FieldKind;
}

/** The part of a section's definition that needs no schemas: forms, rows and defaults of the editor derive from it. */
export interface SectionForm {
  /** The field without which an item is a draft; printed first. */
  mainField: string;
  /** The field printed beside the main one, if the section has one. */
  secondField: string | null;
  /** The text that is rewritten from `dates`: a range, a single date, or none when items have no dates. */
  datesText: "period" | "date" | null;
  /** Every field but `id`, `hidden` and the text of the dates, in form order. */
  fields: readonly FieldDefinition[];
  /** Running text that needs the full width (interface-details 4.1). */
  prose: boolean;
  /** Phosphor icon beside the heading, unless the person chose another. */
  icon: string;
  /** Items can be converted within a family: stories, such as jobs, and things, such as skills. */
  family: "story" | "thing" | null;
  /** Whether each item has a main line that can be set in bold. */
  boldLine: boolean;
  /** Items of one line each, such as a skill with its level, which pages and files print as a list. */
  isList: boolean;
  /** Read at a glance, so that a narrow column holds it. */
  isNarrow: boolean;
  /** Its items identify the person or others: anonymous copies leave them out. */
  isIdentifying: boolean;
  /** Where a new resume has it: its column, and its place there from the top, in which the summary is the second of the main column. */
  startsIn: { column: "main" | "sidebar"; place: number };
  /** English headings that readers and parsers know, in lower case (interface-details 4.1). */
  usualTitles: readonly string[];
}

/** The definition of one kind of section: its form with its schemas; exports, imports and the check derive from it. */
export interface SectionDefinition<
  Item extends z.ZodObject = z.ZodObject,
  Section extends z.ZodObject = z.ZodObject,
  CustomFields extends z.ZodRawShape = Record<never, never>,
> extends SectionForm {
  /** Schema of one item. */
  item: Item;
  /** Schema of the built-in section. */
  section: Section;
  /** Fields that a custom section of this type has beyond those of every custom section. */
  customFields?: CustomFields;
  mainField: Extract<keyof z.infer<Item>, string>;
  secondField: Extract<keyof z.infer<Item>, string> | null;
  fields: readonly FieldDefinition<Extract<keyof z.infer<Item>, string>>[];
  boldLine: "mainEntryBold" extends keyof Section["shape"] ? true : false;
}

/** Checks a definition against its item schema and keeps the literal types. */
export const defineSection = <
  Item extends z.ZodObject,
  Section extends z.ZodObject,
  CustomFields extends z.ZodRawShape = Record<never, never>,
>(
  definition: SectionDefinition<Item, Section, CustomFields>,
) => definition;
