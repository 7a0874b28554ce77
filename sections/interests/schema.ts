import { z } from "zod";
import { itemFields, keywordsField, section } from "@/contracts/model/resume/section";
import { defineSection } from "@/contracts/model/resume/sections/definition";
import { itemIcon, itemIconColor, line } from "@/contracts/model/resume/text";
import { form } from "./form";

/** An interest. */
const interestItemSchema = z.object({
  ...itemFields,
  icon: itemIcon,
  iconColor: itemIconColor,
  name: line("Name of the interest."),
  keywords: keywordsField,
});

export type InterestItem = z.infer<typeof interestItemSchema>;

export const schema = defineSection({
  ...form,
  item: interestItemSchema,
  section: section(interestItemSchema),
});
