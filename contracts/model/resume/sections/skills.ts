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
  item: skillItemSchema,
  section: boldSection(skillItemSchema).extend({ keywordLayout, layout: skillLayout }),
  customFields: { keywordLayout: customKeywordLayout, layout: customSkillLayout },
  mainField: "name",
  secondField: "proficiency",
  datesText: null,
  fields: [
    { name: "name", kind: "text" },
    { name: "proficiency", kind: "text" },
    { name: "level", kind: "level" },
    { name: "keywords", kind: "keywords" },
    { name: "icon", kind: "icon" },
    { name: "iconColor", kind: "color" },
  ],
  prose: false,
  icon: "compass-tool",
  family: "thing",
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
