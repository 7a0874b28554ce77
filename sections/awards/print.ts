import { honour, type PrintItem, part } from "@/typeset/content/entry";
import type { AwardItem } from "./schema";

export const print: PrintItem<AwardItem> = (pointer, item, style) =>
  honour(pointer, item, part(`${pointer}/awarder`, item.awarder), style);
