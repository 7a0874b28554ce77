import { z } from "zod";
import { itemDates, periodText } from "@/contracts/model/resume/dates";
import { boldSection, itemFields } from "@/contracts/model/resume/section";
import { defineSection } from "@/contracts/model/resume/sections/definition";
import { SECTION_FORMS } from "@/contracts/model/resume/sections/forms";
import { line, richText } from "@/contracts/model/resume/text";
import { itemWebsite } from "@/contracts/model/resume/website";

/** A project. */
const projectItemSchema = z.object({
  ...itemFields,
  name: line("Name of the project."),
  period: periodText,
  website: itemWebsite,
  description: richText("Description of the project."),
  dates: itemDates,
});

export const projects = defineSection({
  ...SECTION_FORMS.projects,
  item: projectItemSchema,
  section: boldSection(projectItemSchema),
  usualTitles: ["projects", "personal projects", "selected projects", "side projects"],
  otherTitles: ["key projects"],
});
