import type { SkillItem } from "@/sections/skills/schema";
import { empty, icons, keywords, type PrintItem, part, present } from "@/typeset/content/entry";

export const print: PrintItem<SkillItem> = (pointer, item) => ({
  ...empty(pointer),
  ...icons(item),
  lead: present([part(`${pointer}/name`, item.name)]),
  note: part(`${pointer}/proficiency`, item.proficiency),
  level: Math.round(item.level),
  keywords: keywords(item.keywords),
});
