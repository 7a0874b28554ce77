import { z } from "zod";
import { LIMITS } from "@/contracts/limits";
import { itemFields, itemList, mainEntryBold, sectionFields } from "@/contracts/model/resume/section";
import { SECTION_KEYS, type SectionKey } from "@/contracts/model/resume/sections/forms";
import { SECTIONS } from "@/contracts/model/resume/sections/registry";
import { idText, richText } from "@/contracts/model/resume/text";

/** Item of a custom section of type `summary`. */
export const summaryItemSchema = z.object({ ...itemFields, content: richText("The text.") });

/** Item of the legacy type `cover-letter`; such sections become saved letters when a resume is written. */
export const letterItemSchema = z.object({
  ...itemFields,
  recipient: richText("Recipient block.", LIMITS.letter.recipient),
  content: richText("The letter.", LIMITS.letter.content),
});

const customSection = <Type extends string, Item extends z.ZodObject>(type: Type, item: Item) =>
  z.object({
    ...sectionFields,
    id: idText("Used in the layout's pages.").min(1),
    type: z.literal(type).describe("Type of the items in this section."),
    items: itemList(item),
    mainEntryBold,
  });

type CustomFields<Key extends SectionKey> = (typeof SECTIONS)[Key] extends { customFields?: infer Fields extends z.ZodRawShape }
  ? Fields
  : never;
type CustomSchema<Key extends SectionKey> = z.ZodObject<
  ReturnType<typeof customSection<Key, (typeof SECTIONS)[Key]["item"]>>["shape"] & CustomFields<Key>
>;
type CustomSchemas = { [Key in SectionKey]: CustomSchema<Key> };

/** One schema for each kind of built-in section. */
const customSchemas = SECTION_KEYS.map((key) =>
  customSection(key, SECTIONS[key].item).extend(SECTIONS[key].customFields ?? {}),
) as unknown as CustomSchemas[SectionKey][];

/** A custom section with items of one of the built-in kinds. */
export const customSectionSchema = z
  .discriminatedUnion("type", [
    customSection("summary", summaryItemSchema),
    ...customSchemas,
    customSection("cover-letter", letterItemSchema),
  ])
  .describe("A custom section. Type `cover-letter` is legacy: its items become saved letters on save.");

export type CustomSection = z.infer<typeof customSectionSchema>;
export type CustomSectionType = CustomSection["type"];
