import { z } from "zod";
import { itemFields, section } from "@/contracts/model/resume/section";
import { defineSection } from "@/contracts/model/resume/sections/definition";
import { SECTION_FORMS } from "@/contracts/model/resume/sections/forms";
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
  ...SECTION_FORMS.references,
  item: referenceItemSchema,
  section: section(referenceItemSchema),
  usualTitles: ["references"],
  otherTitles: ["referees", "referenz"],
});
