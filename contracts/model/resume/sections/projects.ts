import { z } from "zod";
import { itemDates, periodText } from "@/contracts/model/resume/dates";
import { boldSection, itemFields } from "@/contracts/model/resume/section";
import { defineSection } from "@/contracts/model/resume/sections/definition";
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
  item: projectItemSchema,
  section: boldSection(projectItemSchema),
  mainField: "name",
  secondField: null,
  datesText: "period",
  fields: [
    { name: "name", kind: "text" },
    { name: "dates", kind: "dates" },
    { name: "website", kind: "website" },
    { name: "description", kind: "rich-text" },
  ],
  prose: true,
  icon: "code-simple",
  family: "story",
  usualTitles: ["projects", "personal projects", "selected projects", "side projects"],
  otherTitles: ["key projects"],
});
