import type { CertificationItem } from "@/sections/certifications/schema";
import { honour, type PrintItem, part } from "@/typeset/content/entry";

export const print: PrintItem<CertificationItem> = (pointer, item, style) =>
  honour(pointer, item, part(`${pointer}/issuer`, item.issuer), style);
