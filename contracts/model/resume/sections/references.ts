import { z } from "zod";
import { itemFields, section } from "@/contracts/model/resume/section";
import { defineSection } from "@/contracts/model/resume/sections/definition";
import { line, richText } from "@/contracts/model/resume/text";
import { itemWebsite } from "@/contracts/model/resume/website";

/** A reference. */
const referenceItemSchema = z.object({
  ...itemFields,
  name: line("Name of the person."),
  position: line("Who the person is."),
  website: itemWebsite,
  phone: line("Telephone number."),
  description: richText("Text of the reference."),
});

export const references = defineSection({
  item: referenceItemSchema,
  section: section(referenceItemSchema),
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
  usualTitles: ["references"],
  otherTitles: ["referees", "referenz"],
});
