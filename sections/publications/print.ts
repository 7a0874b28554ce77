import { honour, type PrintItem, part } from "@/typeset/content/entry";
import type { PublicationItem } from "./schema";

export const print: PrintItem<PublicationItem> = (pointer, item, style) =>
  honour(pointer, item, part(`${pointer}/publisher`, item.publisher), style);
