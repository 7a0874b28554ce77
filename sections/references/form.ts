import type { SectionForm } from "@/contracts/model/resume/sections/definition";

export const form = {
  mainField: "name",
  secondField: "position",
  datesText: null,
  fields: [
    { name: "name", kind: "text" },
    { name: "position", kind: "text" },
    { name: "phone", kind: "text" },
    { name: "website", kind: "website" },
    { name: "description", kind: "rich-text" },
  ],
  prose: false,
  icon: "phone",
  family: null,
  boldLine: false,
  isList: false,
  isNarrow: true,
  isIdentifying: true,
  startsIn: { column: "main", place: 7 },
  usualTitles: ["references"],
} as const satisfies SectionForm;
