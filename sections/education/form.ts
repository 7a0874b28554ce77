import type { SectionForm } from "@/contracts/model/resume/sections/definition";

export const form = {
  mainField: "school",
  secondField: "degree",
  datesText: "period",
  fields: [
    { name: "school", kind: "text" },
    { name: "degree", kind: "text" },
    { name: "area", kind: "text" },
    { name: "grade", kind: "text" },
    { name: "location", kind: "text" },
    { name: "dates", kind: "dates" },
    { name: "website", kind: "website" },
    { name: "description", kind: "rich-text" },
  ],
  prose: true,
  icon: "graduation-cap",
  family: "story",
  boldLine: true,
  isList: false,
  isNarrow: false,
  isIdentifying: false,
  startsIn: { column: "main", place: 3 },
  usualTitles: ["education", "academic background", "education & training", "educational background"],
} as const satisfies SectionForm;
