import { z } from "zod";
import { LIMITS } from "@/contracts/limits";
import { since, withFallback } from "@/contracts/model/fallback";
import { itemDates, periodText } from "@/contracts/model/resume/dates";
import { boldSection, itemFields } from "@/contracts/model/resume/section";
import { defineSection } from "@/contracts/model/resume/sections/definition";
import { idText, line, richText } from "@/contracts/model/resume/text";
import { itemWebsite } from "@/contracts/model/resume/website";
import { form } from "./form";

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

export type ExperienceItem = z.infer<typeof experienceItemSchema>;

export const schema = defineSection({
  ...form,
  item: experienceItemSchema,
  section: boldSection(experienceItemSchema),
});
