import { dated, empty, type PrintItem, part, present, website } from "@/typeset/content/entry";
import { printedRichText } from "@/typeset/content/rich-text";
import type { EducationItem } from "./schema";

export const print: PrintItem<EducationItem> = (pointer, item, style) => {
  const site = website(pointer, item.website);
  const studied = present([part(`${pointer}/degree`, item.degree), part(`${pointer}/area`, item.area)]);
  const school = present([part(`${pointer}/school`, item.school, site.inline)]);
  return {
    ...empty(pointer),
    lead: studied.length > 0 ? studied : school,
    side: studied.length > 0 ? school : [],
    date: dated(pointer, item.dates, style),
    line: present([part(`${pointer}/grade`, item.grade), part(`${pointer}/location`, item.location)]),
    link: site.own,
    body: printedRichText(item.description),
  };
};
