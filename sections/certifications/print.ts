import { honour, type PrintItem, part } from "@/typeset/content/entry";
import type { CertificationItem } from "./schema";

export const print: PrintItem<CertificationItem> = (pointer, item, style) =>
  honour(pointer, item, part(`${pointer}/issuer`, item.issuer), style);
