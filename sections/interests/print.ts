import { empty, icons, keywords, type PrintItem, part, present } from "@/typeset/content/entry";
import type { InterestItem } from "./schema";

export const print: PrintItem<InterestItem> = (pointer, item) => ({
  ...empty(pointer),
  ...icons(item),
  lead: present([part(`${pointer}/name`, item.name)]),
  keywords: keywords(item.keywords),
});
