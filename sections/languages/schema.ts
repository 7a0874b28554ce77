import { z } from "zod";
import { boldSection, itemFields, levelField } from "@/contracts/model/resume/section";
import { defineSection } from "@/contracts/model/resume/sections/definition";
import { line } from "@/contracts/model/resume/text";
import { form } from "./form";

/** A spoken language. */
const languageItemSchema = z.object({
  ...itemFields,
  language: line("Name of the language."),
  fluency: line("How well, in words."),
  level: levelField,
});

export type LanguageItem = z.infer<typeof languageItemSchema>;

export const schema = defineSection({
  ...form,
  item: languageItemSchema,
  section: boldSection(languageItemSchema),
});
