import { dated, empty, type PrintItem, part, present, website } from "@/typeset/content/entry";
import { printedRichText } from "@/typeset/content/rich-text";
import type { VolunteerItem } from "./schema";

export const print: PrintItem<VolunteerItem> = (pointer, item, style) => {
  const site = website(pointer, item.website);
  return {
    ...empty(pointer),
    lead: present([part(`${pointer}/organization`, item.organization, site.inline)]),
    date: dated(pointer, item.dates, style),
    line: present([part(`${pointer}/location`, item.location)]),
    link: site.own,
    body: printedRichText(item.description),
  };
};
