import { z } from "zod";
import { since } from "@/contracts/model/fallback";
import {
  boldSection,
  customKeywordLayout,
  customSkillLayout,
  itemFields,
  keywordLayout,
  keywordsField,
  levelField,
  skillLayout,
} from "@/contracts/model/resume/section";
import { defineSection } from "@/contracts/model/resume/sections/definition";
import { itemIcon, itemIconColor, line } from "@/contracts/model/resume/text";
import { form } from "./form";

/** A skill, or a group of them. */
const skillItemSchema = z.object({
  ...itemFields,
  icon: itemIcon,
  iconColor: itemIconColor,
  name: line("Name of the skill."),
  proficiency: line("How well, in words."),
  level: levelField,
  keywords: keywordsField,
});

export type SkillItem = z.infer<typeof skillItemSchema>;

export const schema = defineSection({
  ...form,
  item: skillItemSchema,
  // Clients of version 6.0.0 may leave it out.
  section: since("6", boldSection(skillItemSchema).extend({ keywordLayout, layout: skillLayout })),
  customFields: { keywordLayout: customKeywordLayout, layout: customSkillLayout },
});
