import type { SectionForm } from "@/contracts/model/resume/sections/definition";

export const form = {
  mainField: "title",
  secondField: "awarder",
  datesText: "date",
  fields: [
    { name: "title", kind: "text" },
    { name: "awarder", kind: "text" },
    { name: "dates", kind: "dates" },
    { name: "website", kind: "website" },
    { name: "description", kind: "rich-text" },
  ],
  prose: false,
  icon: "trophy",
  family: "story",
  boldLine: false,
  isList: false,
  isNarrow: false,
  isIdentifying: false,
  startsIn: { column: "sidebar", place: 3 },
  usualTitles: ["awards", "honors", "awards & honors", "achievements"],
} as const satisfies SectionForm;
