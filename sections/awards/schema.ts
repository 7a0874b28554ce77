import { z } from "zod";
import { dateText, itemDates } from "@/contracts/model/resume/dates";
import { itemFields, section } from "@/contracts/model/resume/section";
import { defineSection } from "@/contracts/model/resume/sections/definition";
import { line, richText } from "@/contracts/model/resume/text";
import { itemWebsite } from "@/contracts/model/resume/website";
import { form } from "./form";

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

export type AwardItem = z.infer<typeof awardItemSchema>;

export const schema = defineSection({
  ...form,
  item: awardItemSchema,
  section: section(awardItemSchema),
});
