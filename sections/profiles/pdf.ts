import type { PdfSection } from "@/domain/imports/pdf/structure/item";
import { profilesOf } from "@/domain/imports/pdf/structure/profiles";

export const pdf: PdfSection = {
  names: {},
  read: (lines) => lines.flatMap(profilesOf),
};
