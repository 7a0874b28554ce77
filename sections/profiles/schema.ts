import { z } from "zod";
import { boldSection, itemFields } from "@/contracts/model/resume/section";
import { defineSection } from "@/contracts/model/resume/sections/definition";
import { itemIcon, itemIconColor, line } from "@/contracts/model/resume/text";
import { itemWebsite } from "@/contracts/model/resume/website";
import { form } from "./form";

/** An account on a network. */
const profileItemSchema = z.object({
  ...itemFields,
  icon: itemIcon,
  iconColor: itemIconColor,
  network: line("Name of the network, such as “LinkedIn”."),
  username: line("Name of the account."),
  website: itemWebsite,
});

export type ProfileItem = z.infer<typeof profileItemSchema>;

export const schema = defineSection({
  ...form,
  item: profileItemSchema,
  section: boldSection(profileItemSchema),
});
