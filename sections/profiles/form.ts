import type { SectionForm } from "@/contracts/model/resume/sections/definition";

export const form = {
  mainField: "network",
  secondField: "username",
  datesText: null,
  fields: [
    { name: "network", kind: "text" },
    { name: "username", kind: "text" },
    { name: "website", kind: "website" },
    { name: "icon", kind: "icon" },
    { name: "iconColor", kind: "color" },
  ],
  prose: false,
  icon: "messenger-logo",
  family: null,
  boldLine: true,
  isList: true,
  isNarrow: true,
  isIdentifying: true,
  startsIn: { column: "main", place: 1 },
  usualTitles: ["profiles", "links", "social profiles"],
} as const satisfies SectionForm;
