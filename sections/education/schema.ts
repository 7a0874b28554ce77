import { z } from "zod";
import { itemDates, periodText } from "@/contracts/model/resume/dates";
import { boldSection, itemFields } from "@/contracts/model/resume/section";
import { defineSection } from "@/contracts/model/resume/sections/definition";
import { line, richText } from "@/contracts/model/resume/text";
import { itemWebsite } from "@/contracts/model/resume/website";
import { form } from "./form";

/** A course of study. */
const educationItemSchema = z.object({
  ...itemFields,
  school: line("School or university."),
  degree: line("Degree."),
  area: line("Field of study."),
  grade: line("Grade."),
  location: line("Place."),
  period: periodText,
  website: itemWebsite,
  description: richText("Courses, thesis, honours."),
  dates: itemDates,
});

export type EducationItem = z.infer<typeof educationItemSchema>;

export const schema = defineSection({
  ...form,
  item: educationItemSchema,
  section: boldSection(educationItemSchema),
});
