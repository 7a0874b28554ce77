import { websiteOf } from "@/domain/imports/draft";
import { entriesOf } from "@/domain/imports/pdf/structure/entries";
import { SURE } from "@/domain/imports/pdf/structure/evidence";
import { type PdfSection, readItem, textsOf } from "@/domain/imports/pdf/structure/item";

export const pdf: PdfSection = {
  names: { name: "name" },
  read: (lines, { locale }) =>
    entriesOf(lines, "each head", locale).map((entry) => {
      const [name, ...rest] = textsOf(entry);
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
