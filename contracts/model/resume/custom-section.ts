import { z } from "zod";
import { LIMITS } from "@/contracts/limits";
import { withFallback } from "@/contracts/model/fallback";
import {
  itemFields,
  itemList,
  KEYWORD_LAYOUTS,
  mainEntryBold,
  SKILL_LAYOUTS,
  sectionFields,
} from "@/contracts/model/resume/section";
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

const customSkills = customSection("skills", SECTIONS.skills.item).extend({
  keywordLayout: withFallback(
    z.enum(KEYWORD_LAYOUTS).optional().describe("Keywords separated by commas or as bullets."),
    undefined,
  ),
  layout: withFallback(z.enum(SKILL_LAYOUTS).optional().describe("`inline` prints all skills as running text."), undefined),
});

/** A section of the person's own, with the items of one of the built-in kinds. */
export const customSectionSchema = z
  .discriminatedUnion("type", [
    customSection("summary", summaryItemSchema),
    customSection("profiles", SECTIONS.profiles.item),
    customSection("experience", SECTIONS.experience.item),
    customSection("education", SECTIONS.education.item),
    customSection("projects", SECTIONS.projects.item),
    customSkills,
    customSection("languages", SECTIONS.languages.item),
    customSection("interests", SECTIONS.interests.item),
    customSection("awards", SECTIONS.awards.item),
    customSection("certifications", SECTIONS.certifications.item),
    customSection("publications", SECTIONS.publications.item),
    customSection("volunteer", SECTIONS.volunteer.item),
    customSection("references", SECTIONS.references.item),
    customSection("cover-letter", letterItemSchema),
  ])
  .describe("A custom section. Type `cover-letter` is legacy: its items become saved letters on save.");

export type CustomSection = z.infer<typeof customSectionSchema>;
export type CustomSectionType = CustomSection["type"];
