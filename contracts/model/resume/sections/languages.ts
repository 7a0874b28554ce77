import { z } from "zod";
import { boldSection, itemFields, levelField } from "@/contracts/model/resume/section";
import { defineSection } from "@/contracts/model/resume/sections/definition";
import { SECTION_FORMS } from "@/contracts/model/resume/sections/forms";
import { line } from "@/contracts/model/resume/text";

/** A spoken language. */
const languageItemSchema = z.object({
  ...itemFields,
  language: line("Name of the language."),
  fluency: line("How well, in words."),
  level: levelField,
});

export const languages = defineSection({
  ...SECTION_FORMS.languages,
  item: languageItemSchema,
  section: boldSection(languageItemSchema),
  usualTitles: ["languages"],
  otherTitles: ["language skills", "sprachkenntnisse"],
});
