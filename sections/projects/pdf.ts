import { entriesOf } from "@/domain/imports/pdf/structure/entries";
import { SURE } from "@/domain/imports/pdf/structure/evidence";
import { common, type PdfSection, readItem, restSureness, textsOf } from "@/domain/imports/pdf/structure/item";

export const pdf: PdfSection = {
  names: { name: "name" },
  read: (lines, { locale }) =>
    entriesOf(lines, "each head", locale).map((entry) => {
      const [name = "", ...rest] = textsOf(entry);
      const sureness = { name: SURE.usual, description: restSureness(rest) };
      return readItem(entry, { name, ...common(entry, rest) }, sureness);
    }),
};
