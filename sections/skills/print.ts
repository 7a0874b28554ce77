import { empty, icons, keywords, type PrintItem, part, present } from "@/typeset/content/entry";
import type { SkillItem } from "./schema";

export const print: PrintItem<SkillItem> = (pointer, item) => ({
  ...empty(pointer),
  ...icons(item),
  lead: present([part(`${pointer}/name`, item.name)]),
  note: part(`${pointer}/proficiency`, item.proficiency),
  level: Math.round(item.level),
  keywords: keywords(item.keywords),
});
