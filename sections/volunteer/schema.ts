import { z } from "zod";
import { itemDates, periodText } from "@/contracts/model/resume/dates";
import { itemFields, section } from "@/contracts/model/resume/section";
import { defineSection } from "@/contracts/model/resume/sections/definition";
import { line, richText } from "@/contracts/model/resume/text";
import { itemWebsite } from "@/contracts/model/resume/website";
import { form } from "./form";

/** Voluntary work. */
const volunteerItemSchema = z.object({
  ...itemFields,
  organization: line("Organisation."),
  location: line("Place."),
  period: periodText,
  website: itemWebsite,
  description: richText("Description of the work."),
  dates: itemDates,
});

export type VolunteerItem = z.infer<typeof volunteerItemSchema>;

export const schema = defineSection({
  ...form,
  item: volunteerItemSchema,
  section: section(volunteerItemSchema),
});
