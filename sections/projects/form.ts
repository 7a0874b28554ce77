import type { SectionForm } from "@/contracts/model/resume/sections/definition";

export const form = {
  mainField: "name",
  secondField: null,
  datesText: "period",
  fields: [
    { name: "name", kind: "text" },
    { name: "dates", kind: "dates" },
    { name: "website", kind: "website" },
    { name: "description", kind: "rich-text" },
  ],
  prose: true,
  icon: "code-simple",
  family: "story",
  boldLine: true,
  isList: false,
  isNarrow: false,
  isIdentifying: false,
  startsIn: { column: "main", place: 5 },
  usualTitles: ["projects", "personal projects", "selected projects", "side projects"],
} as const satisfies SectionForm;
