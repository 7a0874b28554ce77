import { z } from "zod";
import { boldSection, itemFields, levelField } from "@/contracts/model/resume/section";
import { defineSection } from "@/contracts/model/resume/sections/definition";
import { line } from "@/contracts/model/resume/text";

/** A spoken language. */
const languageItemSchema = z.object({
  ...itemFields,
  language: line("Name of the language."),
  fluency: line("How well, in words."),
  level: levelField,
});

export const languages = defineSection({
  item: languageItemSchema,
  section: boldSection(languageItemSchema),
  mainField: "language",
  secondField: "fluency",
  datesText: null,
  fields: [
    { name: "language", kind: "text" },
    { name: "fluency", kind: "text" },
    { name: "level", kind: "level" },
  ],
  prose: false,
  icon: "translate",
  family: "thing",
  usualTitles: ["languages"],
  otherTitles: ["language skills", "sprachkenntnisse"],
});
