import { z } from "zod";
import { dateText, itemDates } from "@/contracts/model/resume/dates";
import { itemFields, section } from "@/contracts/model/resume/section";
import { defineSection } from "@/contracts/model/resume/sections/definition";
import { SECTION_FORMS } from "@/contracts/model/resume/sections/forms";
import { line, richText } from "@/contracts/model/resume/text";
import { itemWebsite } from "@/contracts/model/resume/website";

/** An award. */
const awardItemSchema = z.object({
  ...itemFields,
  title: line("Name of the award."),
  awarder: line("Awarding organisation."),
  date: dateText,
  website: itemWebsite,
  description: richText("Further details."),
  dates: itemDates,
});

export const awards = defineSection({
  ...SECTION_FORMS.awards,
  item: awardItemSchema,
  section: section(awardItemSchema),
  usualTitles: ["awards", "honors", "awards & honors", "achievements"],
  otherTitles: ["honours", "awards and honors", "honors & awards", "preise"],
});
