import { z } from "zod";
import { itemDates, periodText } from "@/contracts/model/resume/dates";
import { boldSection, itemFields } from "@/contracts/model/resume/section";
import { defineSection } from "@/contracts/model/resume/sections/definition";
import { SECTION_FORMS } from "@/contracts/model/resume/sections/forms";
import { line, richText } from "@/contracts/model/resume/text";
import { itemWebsite } from "@/contracts/model/resume/website";

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

export const education = defineSection({
  ...SECTION_FORMS.education,
  item: educationItemSchema,
  section: boldSection(educationItemSchema),
  usualTitles: ["education", "academic background", "education & training", "educational background"],
  otherTitles: [
    "education and training",
    "academic history",
    "qualifications",
    "bildung",
    "bildungsweg",
    "studium",
    "schulbildung",
    "études",
    "formations",
    "formación",
    "formación académica",
    "formazione",
    "formação",
    "formação acadêmica",
  ],
});
