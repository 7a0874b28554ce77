import { levelOf } from "@/domain/imports/level-words";
import { SURE } from "@/domain/imports/pdf/structure/evidence";
import type { PdfSection } from "@/domain/imports/pdf/structure/item";
import { listOf } from "@/domain/imports/pdf/structure/lists";

export const pdf: PdfSection = {
  names: {},
  read: (lines) =>
    listOf(lines).map(({ label, level, keywords }) => {
      const fields = { icon: "", iconColor: "", name: label, proficiency: level, level: levelOf(level), keywords };
      const proficiency = level === "" || levelOf(level) > 0 ? SURE.usual : SURE.byDefault;
      return { fields, sureness: { name: SURE.usual, proficiency, keywords: SURE.usual }, lines };
    }),
};
