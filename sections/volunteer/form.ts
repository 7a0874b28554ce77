import type { SectionForm } from "@/contracts/model/resume/sections/definition";

export const form = {
  mainField: "organization",
  secondField: null,
  datesText: "period",
  fields: [
    { name: "organization", kind: "text" },
    { name: "location", kind: "text" },
    { name: "dates", kind: "dates" },
    { name: "website", kind: "website" },
    { name: "description", kind: "rich-text" },
  ],
  prose: true,
  icon: "hand-heart",
  family: "story",
  boldLine: false,
  isList: false,
  isNarrow: false,
  isIdentifying: false,
  startsIn: { column: "main", place: 6 },
  usualTitles: ["volunteer", "volunteering", "volunteer experience", "community involvement"],
} as const satisfies SectionForm;
