import { dated, empty, type PrintItem, part, present, website } from "@/typeset/content/entry";
import { printedRichText } from "@/typeset/content/rich-text";
import type { ProjectItem } from "./schema";

export const print: PrintItem<ProjectItem> = (pointer, item, style) => {
  const site = website(pointer, item.website);
  return {
    ...empty(pointer),
    lead: present([part(`${pointer}/name`, item.name, site.inline)]),
    date: dated(pointer, item.dates, style),
    link: site.own,
    body: printedRichText(item.description),
  };
};
