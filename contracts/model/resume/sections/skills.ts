import { z } from "zod";
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
import { SECTION_FORMS } from "@/contracts/model/resume/sections/forms";
import { itemIcon, itemIconColor, line } from "@/contracts/model/resume/text";

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

export const skills = defineSection({
  ...SECTION_FORMS.skills,
  item: skillItemSchema,
  section: boldSection(skillItemSchema).extend({ keywordLayout, layout: skillLayout }),
  customFields: { keywordLayout: customKeywordLayout, layout: customSkillLayout },
  usualTitles: ["skills", "technical skills", "core competencies", "competencies", "skills & expertise"],
  otherTitles: [
    "skills and expertise",
    "key skills",
    "core skills",
    "technologies",
    "tech stack",
    "fähigkeiten",
    "kompetenzen",
    "it-kenntnisse",
    "aptitudes",
    "competencias",
    "conhecimentos",
  ],
});
