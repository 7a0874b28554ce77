import { z } from "zod";
import { LIMITS } from "@/contracts/limits";
import { since, withFallback } from "@/contracts/model/fallback";
import { itemDates, periodText } from "@/contracts/model/resume/dates";
import { boldSection, itemFields } from "@/contracts/model/resume/section";
import { defineSection } from "@/contracts/model/resume/sections/definition";
import { SECTION_FORMS } from "@/contracts/model/resume/sections/forms";
import { idText, line, richText } from "@/contracts/model/resume/text";
import { itemWebsite } from "@/contracts/model/resume/website";

/** One of several positions held at the same company. */
const roleSchema = z.object({
  id: idText("Unique within the item."),
  position: line("Title of the position."),
  period: periodText,
  description: richText("Description of the work."),
  dates: itemDates,
});

export type Role = z.infer<typeof roleSchema>;

/** A job. */
const experienceItemSchema = z.object({
  ...itemFields,
  company: line("Employer."),
  position: line("Title of the position."),
  location: line("Place."),
  period: periodText,
  website: itemWebsite,
  description: richText("Description of the work."),
  roles: since(
    "6",
    withFallback(
      z
        .array(roleSchema)
        .max(LIMITS.resume.roles)
        .describe("Consecutive positions at this company, newest first; empty if there was only one."),
      [],
    ),
  ),
  dates: itemDates,
});

export const experience = defineSection({
  ...SECTION_FORMS.experience,
  item: experienceItemSchema,
  section: boldSection(experienceItemSchema),
  usualTitles: [
    "experience",
    "work experience",
    "professional experience",
    "employment",
    "employment history",
    "work history",
    "career history",
  ],
  otherTitles: [
    "relevant experience",
    "career",
    "berufspraxis",
    "beruflicher werdegang",
    "arbeitserfahrung",
    "expérience professionnelle",
    "expériences",
    "expériences professionnelles",
    "experiencia laboral",
    "experiencia profesional",
    "esperienza professionale",
    "esperienze lavorative",
    "experiência profissional",
  ],
});
