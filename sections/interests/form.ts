import type { SectionForm } from "@/contracts/model/resume/sections/definition";

export const form = {
  mainField: "name",
  secondField: null,
  datesText: null,
  fields: [
    { name: "name", kind: "text" },
    { name: "keywords", kind: "keywords" },
    { name: "icon", kind: "icon" },
    { name: "iconColor", kind: "color" },
  ],
  prose: false,
  icon: "football",
  family: "thing",
  boldLine: false,
  isList: true,
  isNarrow: true,
  isIdentifying: false,
  startsIn: { column: "sidebar", place: 5 },
  usualTitles: ["interests", "hobbies", "hobbies & interests"],
} as const satisfies SectionForm;
