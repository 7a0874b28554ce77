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
}

/** The definition of one kind of section: its form (`forms.ts`) with its schemas and titles; exports, imports and the check derive from it. */
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
  /** English headings that readers and parsers know, in lower case (interface-details 4.1). */
  usualTitles: readonly string[];
  /** Other headings of imported documents, in any language and in lower case. */
  otherTitles: readonly string[];
}

/** Checks a definition against its item schema and keeps the literal types. */
export const defineSection = <
  Item extends z.ZodObject,
  Section extends z.ZodObject,
  CustomFields extends z.ZodRawShape = Record<never, never>,
>(
  definition: SectionDefinition<Item, Section, CustomFields>,
) => definition;
