import { z } from "zod";
import { dateText, itemDates } from "@/contracts/model/resume/dates";
import { itemFields, section } from "@/contracts/model/resume/section";
import { defineSection } from "@/contracts/model/resume/sections/definition";
import { line, richText } from "@/contracts/model/resume/text";
import { itemWebsite } from "@/contracts/model/resume/website";
import { form } from "./form";

/** A publication or a talk. */
const publicationItemSchema = z.object({
  ...itemFields,
  title: line("Title of the work."),
  publisher: line("Where it was published."),
  date: dateText,
  website: itemWebsite,
  description: richText("Further details."),
  dates: itemDates,
});

export type PublicationItem = z.infer<typeof publicationItemSchema>;

export const schema = defineSection({
  ...form,
  item: publicationItemSchema,
  section: section(publicationItemSchema),
});
