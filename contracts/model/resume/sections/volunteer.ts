import { z } from "zod";
import { itemDates, periodText } from "@/contracts/model/resume/dates";
import { itemFields, section } from "@/contracts/model/resume/section";
import { defineSection } from "@/contracts/model/resume/sections/definition";
import { SECTION_FORMS } from "@/contracts/model/resume/sections/forms";
import { line, richText } from "@/contracts/model/resume/text";
import { itemWebsite } from "@/contracts/model/resume/website";

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

export const volunteer = defineSection({
  ...SECTION_FORMS.volunteer,
  item: volunteerItemSchema,
  section: section(volunteerItemSchema),
  usualTitles: ["volunteer", "volunteering", "volunteer experience", "community involvement"],
  otherTitles: ["volunteer work", "ehrenamtliches engagement", "engagement"],
});
