import { z } from "zod";
import { itemDates, periodText } from "@/contracts/model/resume/dates";
import { itemFields, section } from "@/contracts/model/resume/section";
import { defineSection } from "@/contracts/model/resume/sections/definition";
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
  item: volunteerItemSchema,
  section: section(volunteerItemSchema),
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
  usualTitles: ["volunteer", "volunteering", "volunteer experience", "community involvement"],
  otherTitles: ["volunteer work", "ehrenamtliches engagement", "engagement"],
});
