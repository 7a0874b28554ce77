import { z } from "zod";
import { itemFields, keywordsField, section } from "@/contracts/model/resume/section";
import { defineSection } from "@/contracts/model/resume/sections/definition";
import { itemIcon, itemIconColor, line } from "@/contracts/model/resume/text";

/** An interest. */
const interestItemSchema = z.object({
  ...itemFields,
  icon: itemIcon,
  iconColor: itemIconColor,
  name: line("Name of the interest."),
  keywords: keywordsField,
});

export const interests = defineSection({
  item: interestItemSchema,
  section: section(interestItemSchema),
  mainField: "name",
  secondField: null,
  datesText: null,
  fields: [
    { name: "name", kind: "text" },
    { name: "keywords", kind: "keywords" },
    { name: "icon", kind: "icon" },
    { name: "iconColor", kind: "color" },
  ],
  prose: false,
  icon: "football",
  family: "thing",
  usualTitles: ["interests", "hobbies", "hobbies & interests"],
  otherTitles: ["hobbies and interests", "interests & hobbies", "loisirs", "aficiones"],
});
