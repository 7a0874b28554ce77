import { z } from "zod";
import { itemFields, section } from "@/contracts/model/resume/section";
import { defineSection } from "@/contracts/model/resume/sections/definition";
import { line, richText } from "@/contracts/model/resume/text";
import { itemWebsite } from "@/contracts/model/resume/website";
import { form } from "./form";

/** A reference. */
const referenceItemSchema = z.object({
  ...itemFields,
  name: line("Name of the person."),
  position: line("Who the person is."),
  website: itemWebsite,
  phone: line("Telephone number."),
  description: richText("Text of the reference."),
});

export type ReferenceItem = z.infer<typeof referenceItemSchema>;

export const schema = defineSection({
  ...form,
  item: referenceItemSchema,
  section: section(referenceItemSchema),
});
