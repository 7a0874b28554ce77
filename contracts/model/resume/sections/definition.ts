import type { z } from "zod";

/** The kind of form control for a field. */
export type FieldKind = "text" | "rich-text" | "website" | "dates" | "level" | "keywords" | "icon" | "color" | "roles";

/** A field of an item as an editor needs it, in the order of a form. */
export interface FieldDefinition<Name extends string = string> {
  name: Name;
  kind: FieldKind;
}

/** The definition of one kind of section; forms, defaults, exports and the check derive from it. */
export interface SectionDefinition<
  Item extends z.ZodObject = z.ZodObject,
  Section extends z.ZodObject = z.ZodObject,
  CustomFields extends z.ZodRawShape = Record<never, never>,
> {
  /** Schema of one item. */
  item: Item;
  /** Schema of the built-in section. */
  section: Section;
  /** Fields that a custom section of this type has beyond those of every custom section. */
  customFields?: CustomFields;
  /** The field without which an item is a draft; printed first. */
  mainField: Extract<keyof z.infer<Item>, string>;
  /** The field printed beside the main one, if the section has one. */
  secondField: Extract<keyof z.infer<Item>, string> | null;
  /** The text that is rewritten from `dates`: a range, a single date, or none when items have no dates. */
  datesText: "period" | "date" | null;
  /** Every field but `id`, `hidden` and the text of the dates, in form order. */
  fields: readonly FieldDefinition<Extract<keyof z.infer<Item>, string>>[];
  /** Running text that needs the full width (interface-details 4.1). */
  prose: boolean;
  /** Phosphor icon beside the heading, unless the person chose another. */
  icon: string;
  /** Items can be converted within a family: stories, such as jobs, and things, such as skills. */
  family: "story" | "thing" | null;
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
