import type { AwardItem } from "@/sections/awards/schema";
import { honour, type PrintItem, part } from "@/typeset/content/entry";

export const print: PrintItem<AwardItem> = (pointer, item, style) =>
  honour(pointer, item, part(`${pointer}/awarder`, item.awarder), style);
