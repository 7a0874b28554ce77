import type { PublicationItem } from "@/sections/publications/schema";
import { honour, type PrintItem, part } from "@/typeset/content/entry";

export const print: PrintItem<PublicationItem> = (pointer, item, style) =>
  honour(pointer, item, part(`${pointer}/publisher`, item.publisher), style);
