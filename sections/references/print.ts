import { empty, type PrintItem, part, present, website } from "@/typeset/content/entry";
import { phoneTarget } from "@/typeset/content/links";
import { printedRichText } from "@/typeset/content/rich-text";
import type { ReferenceItem } from "./schema";

export const print: PrintItem<ReferenceItem> = (pointer, item) => {
  const site = website(pointer, item.website);
  return {
    ...empty(pointer),
    lead: present([part(`${pointer}/name`, item.name, site.inline)]),
    side: present([part(`${pointer}/position`, item.position)]),
    line: present([part(`${pointer}/phone`, item.phone, phoneTarget(item.phone))]),
    link: site.own,
    body: printedRichText(item.description),
  };
};
