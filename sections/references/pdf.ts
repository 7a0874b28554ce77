import { websiteOf } from "@/domain/imports/draft";
import { LABEL, LABEL_ALONE } from "@/domain/imports/pdf/structure/contact-patterns";
import { entriesOf } from "@/domain/imports/pdf/structure/entries";
import { SURE } from "@/domain/imports/pdf/structure/evidence";
import { type PdfSection, readItem, textsOf } from "@/domain/imports/pdf/structure/item";
import { withStackedCells } from "@/domain/imports/pdf/structure/stacked-cells";

export const pdf: PdfSection = {
  names: { name: "name" },
  read: (lines, { locale }) =>
    entriesOf(withStackedCells(lines), "each head", locale).map((entry) => {
      const [name, ...texts] = textsOf(entry);
      const rest = texts.map((text) => text.replace(LABEL, "")).filter((text) => text !== "" && !LABEL_ALONE.test(text));
      const phone = rest.find((text) => /^[+(\d][\d\s()./-]{6,}$/.test(text)) ?? "";
      const fields = {
        name: name ?? "",
        position: [...rest.filter((text) => text !== phone), entry.place].filter((text) => text !== "").join(", "),
        phone,
        website: websiteOf(/^https?:/i.test(entry.url) ? entry.url : ""),
        description: entry.description,
      };
      return readItem(entry, fields, { name: SURE.usual, position: SURE.likely, phone: SURE.byWords });
    }),
};
