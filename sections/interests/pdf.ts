import { SURE } from "@/domain/imports/pdf/structure/evidence";
import type { PdfSection } from "@/domain/imports/pdf/structure/item";
import { listOf } from "@/domain/imports/pdf/structure/lists";

export const pdf: PdfSection = {
  names: {},
  read: (lines) =>
    listOf(lines).map(({ label, level, keywords }) => {
      const fields = { icon: "", iconColor: "", name: label, keywords: level === "" ? keywords : [level, ...keywords] };
      return { fields, sureness: { name: SURE.usual, keywords: SURE.usual }, lines };
    }),
};
