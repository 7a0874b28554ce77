import type { SectionForm } from "@/contracts/model/resume/sections/definition";

export const form = {
  mainField: "title",
  secondField: "publisher",
  datesText: "date",
  fields: [
    { name: "title", kind: "text" },
    { name: "publisher", kind: "text" },
    { name: "dates", kind: "dates" },
    { name: "website", kind: "website" },
    { name: "description", kind: "rich-text" },
  ],
  prose: false,
  icon: "books",
  family: "story",
  boldLine: false,
  isList: false,
  isNarrow: false,
  isIdentifying: false,
  startsIn: { column: "sidebar", place: 6 },
  usualTitles: ["publications", "papers", "research"],
} as const satisfies SectionForm;
