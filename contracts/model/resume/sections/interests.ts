import { z } from "zod";
import { itemFields, keywordsField, section } from "@/contracts/model/resume/section";
import { defineSection } from "@/contracts/model/resume/sections/definition";
import { SECTION_FORMS } from "@/contracts/model/resume/sections/forms";
import { itemIcon, itemIconColor, line } from "@/contracts/model/resume/text";

/** An interest. */
const interestItemSchema = z.object({
  ...itemFields,
  icon: itemIcon,
  iconColor: itemIconColor,
  name: line("Name of the interest."),
  keywords: keywordsField,
});

export const interests = defineSection({
  ...SECTION_FORMS.interests,
  item: interestItemSchema,
  section: section(interestItemSchema),
  usualTitles: ["interests", "hobbies", "hobbies & interests"],
  otherTitles: ["hobbies and interests", "interests & hobbies", "loisirs", "aficiones"],
});
