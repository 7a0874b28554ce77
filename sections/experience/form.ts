import type { SectionForm } from "@/contracts/model/resume/sections/definition";

export const form = {
  mainField: "company",
  secondField: "position",
  datesText: "period",
  fields: [
    { name: "position", kind: "text" },
    { name: "company", kind: "text" },
    { name: "location", kind: "text" },
    { name: "dates", kind: "dates" },
    { name: "website", kind: "website" },
    { name: "description", kind: "rich-text" },
    { name: "roles", kind: "roles" },
  ],
  prose: true,
  icon: "briefcase",
  family: "story",
  boldLine: true,
  isList: false,
  isNarrow: false,
  isIdentifying: false,
  startsIn: { column: "main", place: 4 },
  usualTitles: [
    "experience",
    "work experience",
    "professional experience",
    "employment",
    "employment history",
    "work history",
    "career history",
  ],
} as const satisfies SectionForm;
