import { givenBy, type PdfSection } from "@/domain/imports/pdf/structure/item";

export const pdf: PdfSection = {
  names: { title: "name", awarder: "name" },
  read: (lines, { locale }) => givenBy(lines, locale, "awarder"),
};
