import { empty, type PrintItem, part, present } from "@/typeset/content/entry";
import type { LanguageItem } from "./schema";

export const print: PrintItem<LanguageItem> = (pointer, item) => ({
  ...empty(pointer),
  lead: present([part(`${pointer}/language`, item.language)]),
  note: part(`${pointer}/fluency`, item.fluency),
  level: Math.round(item.level),
});
