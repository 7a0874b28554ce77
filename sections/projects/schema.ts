import { z } from "zod";
import { itemDates, periodText } from "@/contracts/model/resume/dates";
import { boldSection, itemFields } from "@/contracts/model/resume/section";
import { defineSection } from "@/contracts/model/resume/sections/definition";
import { line, richText } from "@/contracts/model/resume/text";
import { itemWebsite } from "@/contracts/model/resume/website";
import { form } from "./form";

/** A project. */
const projectItemSchema = z.object({
  ...itemFields,
  name: line("Name of the project."),
  period: periodText,
  website: itemWebsite,
  description: richText("Description of the project."),
  dates: itemDates,
});

export type ProjectItem = z.infer<typeof projectItemSchema>;

export const schema = defineSection({
  ...form,
  item: projectItemSchema,
  section: boldSection(projectItemSchema),
});
