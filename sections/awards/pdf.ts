import { type PdfSection, titledItems } from "@/domain/imports/pdf/structure/item";

export const pdf: PdfSection = {
  names: { title: "name", awarder: "name" },
  read: (lines, { locale }) => titledItems(lines, locale, "awarder"),
};
