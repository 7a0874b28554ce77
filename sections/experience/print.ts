import type { DateStyle } from "@/domain/dates/print";
import { dated, empty, type PrintedRole, type PrintItem, part, present, website } from "@/typeset/content/entry";
import { printedRichText } from "@/typeset/content/rich-text";
import type { ExperienceItem, Role } from "./schema";

export const print: PrintItem<ExperienceItem> = (pointer, item, style) => {
  const site = website(pointer, item.website);
  const position = part(`${pointer}/position`, item.position);
  const company = part(`${pointer}/company`, item.company, site.inline);
  return {
    ...empty(pointer),
    // The position comes before the employer; without a position, or with several, the employer comes first.
    lead: position && item.roles.length === 0 ? [position] : present([company]),
    side: position ? present([item.roles.length === 0 ? company : position]) : [],
    date: dated(pointer, item.dates, style),
    line: present([part(`${pointer}/location`, item.location)]),
    link: site.own,
    body: printedRichText(item.description),
    roles: item.roles.map((each) => role(`${pointer}/roles/#${each.id}`, each, style)).filter(isPrinted),
  };
};

const role = (pointer: string, item: Role, style: DateStyle): PrintedRole => ({
  pointer,
  lead: part(`${pointer}/position`, item.position),
  date: dated(pointer, item.dates, style),
  body: printedRichText(item.description),
});

const isPrinted = (value: PrintedRole): boolean => value.lead !== null || value.date !== null || value.body.length > 0;
