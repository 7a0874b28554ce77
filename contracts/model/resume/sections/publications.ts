import { z } from "zod";
import { dateText, itemDates } from "@/contracts/model/resume/dates";
import { itemFields, section } from "@/contracts/model/resume/section";
import { defineSection } from "@/contracts/model/resume/sections/definition";
import { line, richText } from "@/contracts/model/resume/text";
import { itemWebsite } from "@/contracts/model/resume/website";

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

export const publications = defineSection({
  item: publicationItemSchema,
  section: section(publicationItemSchema),
  mainField: "title",
  secondField: "publisher",
  datesText: "date",
  fields: [
    { name: "title", kind: "text" },
    { name: "publisher", kind: "text" },
    { name: "dates", kind: "dates" },
    { name: "website", kind: "website" },
    { name: "description", kind: "rich-text" },
  ],
  prose: false,
  icon: "books",
  family: "story",
  usualTitles: ["publications", "papers", "research"],
  otherTitles: ["talks", "publikationen"],
});
