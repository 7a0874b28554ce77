import type { SectionForm } from "@/contracts/model/resume/sections/definition";

export const form = {
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
  boldLine: true,
  isList: true,
  isNarrow: true,
  isIdentifying: false,
  startsIn: { column: "sidebar", place: 4 },
  usualTitles: ["languages"],
} as const satisfies SectionForm;
