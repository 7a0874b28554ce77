import type { SectionForm } from "@/contracts/model/resume/sections/definition";

export const form = {
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
  boldLine: true,
  isList: true,
  isNarrow: true,
  isIdentifying: false,
  startsIn: { column: "sidebar", place: 1 },
  usualTitles: ["skills", "technical skills", "core competencies", "competencies", "skills & expertise"],
} as const satisfies SectionForm;
