import { z } from "zod";
import { boldSection, itemFields } from "@/contracts/model/resume/section";
import { defineSection } from "@/contracts/model/resume/sections/definition";
import { SECTION_FORMS } from "@/contracts/model/resume/sections/forms";
import { itemIcon, itemIconColor, line } from "@/contracts/model/resume/text";
import { itemWebsite } from "@/contracts/model/resume/website";

/** An account on a network. */
const profileItemSchema = z.object({
  ...itemFields,
  icon: itemIcon,
  iconColor: itemIconColor,
  network: line("Name of the network, such as “LinkedIn”."),
  username: line("Name of the account."),
  website: itemWebsite,
});

export const profiles = defineSection({
  ...SECTION_FORMS.profiles,
  item: profileItemSchema,
  section: boldSection(profileItemSchema),
  usualTitles: ["profiles", "links", "social profiles"],
  otherTitles: ["social media", "online profiles"],
});
