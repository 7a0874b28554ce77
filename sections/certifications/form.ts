import type { SectionForm } from "@/contracts/model/resume/sections/definition";

export const form = {
  mainField: "title",
  secondField: "issuer",
  datesText: "date",
  fields: [
    { name: "title", kind: "text" },
    { name: "issuer", kind: "text" },
    { name: "dates", kind: "dates" },
    { name: "website", kind: "website" },
    { name: "description", kind: "rich-text" },
  ],
  prose: false,
  icon: "certificate",
  family: "story",
  boldLine: true,
  isList: false,
  isNarrow: true,
  isIdentifying: false,
  startsIn: { column: "sidebar", place: 2 },
  usualTitles: ["certifications", "certificates", "licenses", "licenses & certifications"],
} as const satisfies SectionForm;
