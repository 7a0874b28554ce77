import type { Basics } from "@/contracts/model/resume/basics";
import type { Part } from "@/typeset/content/entry";
import { CONTACT_ICONS, iconName } from "@/typeset/content/icons";
import { linkTarget, mailTarget, phoneTarget } from "@/typeset/content/links";
import { lineText } from "@/typeset/content/plain-text";

/** A contact line of the header. */
export interface Contact extends Part {
  icon: string | null;
}

const contact = (pointer: string, icon: string | null, text: string, href: string | null): Contact[] => {
  const printed = lineText(text);
  if (printed === "") return [];
  return [href ? { pointer, icon, text: printed, href } : { pointer, icon, text: printed }];
};

/** The contact lines of a person, in printed order; the same for resumes and letters. */
export function contacts(basics: Basics): Contact[] {
  const site = basics.website;
  return [
    ...contact("/basics/email", CONTACT_ICONS.email, basics.email, mailTarget(basics.email)),
    ...contact("/basics/phone", CONTACT_ICONS.phone, basics.phone, phoneTarget(basics.phone)),
    ...contact("/basics/location", CONTACT_ICONS.location, basics.location, null),
    ...contact(
      "/basics/website",
      CONTACT_ICONS.website,
      lineText(site.label) === "" ? site.url : site.label,
      linkTarget(site.url),
    ),
    ...basics.customFields.flatMap((field) =>
      contact(
        `/basics/customFields/#${field.id}`,
        iconName(field.icon),
        lineText(field.text) === "" ? field.link : field.text,
        linkTarget(field.link),
      ),
    ),
  ];
}
